// Things travel from one `data-spot` to another. Only for the eye: nothing waits for it.
import { likenessOf } from "./likeness";
import { still } from "./still";

const DURATION = 220;
/** What the eye should follow takes so long. */
const SLOWLY = 680;
/** How far out such a way bends, as a part of its length: things that change places pass beside each other. */
const BEND = 0.18;

/** From which spot to which; the thing that lies at the second one now has made the way: slowly, if the eye should
 * follow it. Where only a number is at the second one, a copy of what lies at the first one is seen going there. */
export type Way = readonly [from: string, to: string, how?: "copied" | "slowly"];

export interface Departures {
  /** The spot things come from whose own is not on the board (any more). */
  otherwise?: string | undefined;
  /** Where a thing was let go that was carried by hand: it goes on from there. */
  letGo?: ((spot: string) => DOMRect | null) | undefined;
}

let flying: Animation[] = [];

/** Let the things at the ends of these ways be seen coming; where ways end alike, the last is seen. */
export function fly(board: HTMLElement, ways: readonly Way[], { otherwise, letGo }: Departures = {}): void {
  if (ways.length === 0 || still()) return;
  // What is still in the air is set down first: where things lie is measured, not where they fly.
  for (const flight of flying) flight.finish();
  const routes = ways.flatMap(([from, to, how]) => {
    const left = find(board, from) ?? find(board, otherwise);
    const start = letGo?.(from) ?? left?.getBoundingClientRect();
    const end = find(board, to);
    const there = end?.getBoundingClientRect();
    // What is not drawn has no width, and cannot be seen coming or going.
    if (!start?.width || !end || !there?.width) return [];
    if (how !== "copied" || !left) return [{ thing: end, frames: route(start, there, how === "slowly" ? BEND : 0), how }];
    return [{ thing: likenessOf(left, board), frames: route(there, start, 0).reverse(), how }];
  });
  flying = routes.map(({ thing, frames, how }) => {
    const pace = how === "slowly" ? { duration: SLOWLY, easing: "ease-in-out" } : { duration: DURATION, easing: "ease-out" };
    const flight = thing.animate(frames, pace);
    if (how === "copied") flight.onfinish = () => thing.remove();
    return flight;
  });
}

function find(board: HTMLElement, spot: string | undefined): HTMLElement | null {
  return spot === undefined ? null : board.querySelector(`[data-spot="${spot}"]`);
}

/** A thing in the air is nothing to press: the finger that grabbed it is still where it comes from. */
function route(start: DOMRect, end: DOMRect, bend: number): Keyframe[] {
  const [x, y, size] = [start.left - end.left, start.top - end.top, start.width / end.width];
  const at = (left: number, top: number, scale: number) => ({
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
    transformOrigin: "0 0",
    zIndex: 5,
    pointerEvents: "none",
  });
  const halfway = bend ? [at(x / 2 + y * bend, y / 2 - x * bend, (size + 1) / 2)] : [];
  return [at(x, y, size), ...halfway, at(0, 0, 1)];
}
