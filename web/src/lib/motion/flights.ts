// Things travel from one `data-spot` to another. Only for the eye: nothing waits for it.
import { likenessOf } from "./likeness";

const DURATION = 220;

/** From which spot to which; the thing that lies at the second one now has made the way, or, where that is only
 * a number, a copy of what lies at the first one is seen going there. */
export type Way = readonly [from: string, to: string, copied?: "copied"];

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
  const routes = ways.flatMap(([from, to, copied]) => {
    const left = find(board, from) ?? find(board, otherwise);
    const start = letGo?.(from) ?? left?.getBoundingClientRect();
    const end = find(board, to);
    const there = end?.getBoundingClientRect();
    // What is not drawn has no width, and cannot be seen coming or going.
    if (!start?.width || !end || !there?.width) return [];
    if (!copied || !left) return [{ thing: end, frames: route(start, there), copied }];
    return [{ thing: likenessOf(left, board), frames: route(there, start).reverse(), copied }];
  });
  flying = routes.map(({ thing, frames, copied }) => {
    const flight = thing.animate(frames, { duration: DURATION, easing: "ease-out" });
    if (copied) flight.onfinish = () => thing.remove();
    return flight;
  });
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
