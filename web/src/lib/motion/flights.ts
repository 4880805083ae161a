// Things travel from one `data-spot` to another. Only for the eye: nothing waits for it.

const DURATION = 220;

/** From which spot to which; the thing that lies at the second one now has made the way. */
export type Way = readonly [from: string, to: string];

export interface Departures {
  /** The spot things come from whose own is not on the board (any more). */
  otherwise?: string | undefined;
  /** Where a thing was let go that was carried by hand: it goes on from there. */
  letGo?: ((spot: string) => DOMRect | null) | undefined;
}

let flying: Animation[] = [];

/** Let the things at the ends of these ways be seen coming; where ways end alike, the last is seen. */
export function fly(board: HTMLElement, ways: readonly Way[], { otherwise, letGo }: Departures = {}): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // What is still in the air is set down first: where things lie is measured, not where they fly.
  for (const flight of flying) flight.finish();
  const routes = ways.flatMap(([from, to]) => {
    const start = letGo?.(from) ?? (find(board, from) ?? find(board, otherwise))?.getBoundingClientRect();
    const thing = find(board, to);
    return start && thing ? [{ thing, frames: route(start, thing.getBoundingClientRect()) }] : [];
  });
  flying = routes.map(({ thing, frames }) => thing.animate(frames, { duration: DURATION, easing: "ease-out" }));
}

function find(board: HTMLElement, spot: string | undefined): HTMLElement | null {
  return spot === undefined ? null : board.querySelector(`[data-spot="${spot}"]`);
}

/** A thing in the air is nothing to press: the finger that grabbed it is still where it comes from. */
function route(start: DOMRect, end: DOMRect): Keyframe[] {
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  const inTheAir = { transformOrigin: "0 0", zIndex: 5, pointerEvents: "none" };
  return [
    { transform: `${shift} scale(${start.width / end.width})`, ...inTheAir },
    { transform: "none", ...inTheAir },
  ];
}
