// The table is pushed with the mouse and scrolls under a finger by itself; the wheel and two fingers zoom.

const WHEEL = 0.0016;
/** From how many pixels on a press pushes the table. */
const THRESHOLD = 6;

type Zooms = (factor: number, x: number, y: number) => void;

/** Listens to an element that scrolls; gives what stops it. */
export function pans(scroller: HTMLElement, zoom: Zooms): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const inside = (x: number, y: number): [number, number] => {
    const { left, top } = scroller.getBoundingClientRect();
    return [x - left, y - top];
  };

  scroller.addEventListener(
    "wheel",
    (event) => {
      // A page that is longer than the screen needs the wheel for itself.
      if (!event.ctrlKey && document.documentElement.scrollHeight > innerHeight) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL), ...inside(event.clientX, event.clientY));
    },
    { signal, passive: false },
  );
  pushes(scroller, signal);

  let apart = 0;
  const span = ([one, other]: readonly Touch[]) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  scroller.addEventListener("touchstart", ({ touches }) => (apart = span([...touches])), { signal, passive: true });
  scroller.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || !apart) return;
      event.preventDefault();
      const now = span([one, other]);
      zoom(now / apart, ...inside((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
      apart = now;
    },
    { signal, passive: false },
  );
  return () => heard.abort();
}

function pushes(scroller: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number } | null = null;
  let pushed = false;
  scroller.addEventListener(
    "pointerdown",
    (event) => {
      pushed = false;
      if (event.pointerType === "mouse" && event.button === 0) from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (!from) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!pushed && Math.hypot(x, y) < THRESHOLD) return;
      pushed = true;
      scroller.scrollBy({ left: -x, top: -y, behavior: "instant" });
      from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  addEventListener("pointerup", () => (from = null), { signal });
  addEventListener("pointercancel", () => (from = null), { signal });
  // Letting go of the table presses nothing on it.
  scroller.addEventListener(
    "click",
    (event) => {
      if (!pushed) return;
      pushed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
}
