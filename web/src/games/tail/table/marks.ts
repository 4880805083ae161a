// Cards that others have touched since my last turn: what everybody at the table saw, and no more.
import type { LogLine } from "../../../lib/net/story.svelte";
import type { Fact, View } from "../types.gen";

/** What happened to a card: it changed places, another one lies there, its owner looked at it. */
export type Mark = "swapped" | "new" | "looked";

/** The marks by their spots, until my turn is over. */
export function marksOf(log: readonly LogLine[], { seat: me, turn }: View): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (me === null) return marks;
  const facts = log.map(({ fact }) => fact as Fact);
  let mine = false;
  for (const fact of facts.slice(facts.findLastIndex(({ type }) => type === "round_began") + 1)) {
    if (!("seat" in fact)) continue;
    const others = fact.seat !== me;
    if (others && mine) marks.clear();
    mine = !others;
    if (others) for (const [spot, mark] of touched(fact)) marks.set(spot, mark);
  }
  if (mine && turn !== me) marks.clear();
  return marks;
}

function touched(fact: Fact): [spot: string, mark: Mark][] {
  switch (fact.type) {
    case "took":
    case "kept":
      return [[`${fact.seat}:${fact.place}`, "new"]];
    case "swapped":
      return [
        [`${fact.seat}:${fact.place}`, "swapped"],
        [`${fact.other_seat}:${fact.other_place}`, "swapped"],
      ];
    case "peeked":
      return [[`${fact.seat}:${fact.place}`, "looked"]];
    default:
      return [];
  }
}
