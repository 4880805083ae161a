// Cards travel from where they were to where they lie now. Only for the eye: nothing waits for it.
import type { Fact } from "./types.gen";

const DURATION = 220;

/** From where to where cards go in this fact, last come last shown. */
function ways(fact: Fact): [from: string, to: string][] {
  const own = "place" in fact ? `${fact.seat}:${fact.place}` : "";
  switch (fact.type) {
    case "drew":
      return [["pile", "hand"]];
    case "showed":
      return [["pile", "discard"]];
    case "took":
      return [["discard", own], [own, "discard"]];
    case "kept":
      return [["hand", own], [own, "discard"]];
    case "discarded":
      return [["pile", "discard"]];
    case "swapped": {
      const theirs = `${fact.other_seat}:${fact.other_place}`;
      return [[own, theirs], [theirs, own]];
    }
    default:
      return [];
  }
}

let flying: Animation[] = [];

export function flights(board: HTMLElement, facts: readonly Fact[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Cards still in the air are set down first: where they lie is measured, not where they fly.
  for (const flight of flying) flight.finish();
  const routes = facts.flatMap(ways).flatMap(([from, to]) => {
    const start = find(board, from) ?? find(board, "pile");
    const card = find(board, to);
    return start && card ? [{ card, frames: route(start, card) }] : [];
  });
  flying = routes.map(({ card, frames }) =>
    card.animate(frames, { duration: DURATION, easing: "ease-out" }),
  );
}

function find(board: HTMLElement, spot: string): HTMLElement | null {
  return board.querySelector(`[data-spot="${spot}"]`);
}

function route(from: HTMLElement, to: HTMLElement): Keyframe[] {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  return [
    { transform: `${shift} scale(${start.width / end.width})`, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
}
