// A board that is larger than its window goes on by itself while something is held at the window's edge.
import type { Attachment } from "svelte/attachments";
import type { Drag, Held } from "./drag.svelte";
import { still } from "./still";

/** How near the edge it begins, in pixels. */
const NEAR = 44;
/** How long something is held there first, in milliseconds: who only comes past does not move the board. */
const PAUSE = 250;

/** How the board goes: in which direction, from 0 (−1 and 1 are the very edges), by how many pixels. */
interface Gait {
  /** Milliseconds from one step to the next. */
  every: number;
  far: (lean: number, passed: number, length: number) => number;
}

/** The nearer the edge the faster: pixels in a second. */
const [SLOWEST, FASTEST] = [90, 620];
const GLIDES: Gait = {
  every: 0,
  far: (lean, passed) => (Math.sign(lean) * SLOWEST + lean * (FASTEST - SLOWEST)) * (passed / 1_000),
};
/** Who wants no motion sees another part of the board at once. */
const JUMPS: Gait = { every: 600, far: (lean, _, length) => Math.sign(lean) * length * 0.3 };

/** To be attached to the element that scrolls, on the board of this drag. */
export function drifting(drag: Drag): Attachment<HTMLElement> {
  return (scroller) => {
    if (drag.from === null) return;
    const gait = still() ? JUMPS : GLIDES;
    let last: number | null = null;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      const around = (scroller.parentElement ?? scroller).getBoundingClientRect();
      const lean = drag.held && isIn(around, drag.held) ? leaning(drag.held, scroller.getBoundingClientRect()) : null;
      last = lean && (last ?? now + PAUSE - gait.every);
      if (!lean || last === null || now - last <= gait.every) return;
      const passed = now - last;
      const left = gait.far(lean.x, passed, scroller.clientWidth);
      const top = gait.far(lean.y, passed, scroller.clientHeight);
      scroller.scrollBy({ left, top, behavior: "instant" });
      last = now;
      drag.aim();
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  };
}

/** What stands beside the board in its frame belongs to its edge. */
function isIn({ left, top, right, bottom }: DOMRect, { x, y }: Held): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** How far something leans to the edges of a window: from −1, at the left or upper one, to 1; null if not at all. */
function leaning({ x, y }: Held, { left, top, right, bottom }: DOMRect): Held | null {
  const lean = { x: leanAlong(x - left, right - x), y: leanAlong(y - top, bottom - y) };
  return lean.x || lean.y ? lean : null;
}

function leanAlong(before: number, after: number): number {
  const near = (far: number) => Math.min(NEAR, Math.max(0, NEAR - far));
  return (near(after) - near(before)) / NEAR;
}
