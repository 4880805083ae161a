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

export function flights(board: HTMLElement, facts: readonly Fact[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [from, to] of facts.flatMap((fact) => ways(fact))) {
    fly(find(board, from) ?? find(board, "pile"), find(board, to));
  }
}

function find(board: HTMLElement, spot: string): HTMLElement | null {
  return board.querySelector(`[data-spot="${spot}"]`);
}

function fly(from: HTMLElement | null, to: HTMLElement | null): void {
  if (!from || !to || typeof to.animate !== "function") return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  const frames = [
    { transform: `${shift} scale(${start.width / end.width})`, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
  to.animate(frames, { duration: DURATION, easing: "ease-out" });
}
