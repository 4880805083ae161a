// How facts and refusals of `cafe` are said.
import type { Ended } from "..";
import type { Tagged } from "../../lib/net/wire";
import { by, Telling } from "../../lib/words/telling";
import { keyOf, type Say } from "../../lib/words/words.svelte";
import { catSaid, itemSaid } from "./labels";
import { SEATS, type View } from "./types.gen";

/** Items and cats are called by their names. */
const telling = new Telling("cafe", SEATS, {
  item: itemSaid,
  cat: (cat: number | null, say: Say) => (cat === null ? "" : catSaid(cat, say)),
});

export const { details } = telling;

export function fact(fact: Tagged, say: Say, names: string[], me: number | null = null): string {
  if (!("cat" in fact) || fact.cat === null) return telling.fact(fact, say, names, me);
  return say(telling.key(fact, me, "drew-house"), telling.fields(fact, say, names));
}

export function move(move: Tagged, say: Say): string {
  return say(keyOf("cafe", "move", "cat" in move ? "draw-house" : move.type), telling.fields(move, say, []));
}

/** Whose third tower is full; two may fill theirs in the same round. */
export function ending({ view, reason, names, me }: Ended, say: Say): string | null {
  if (reason !== "three_towers") return null;
  const full = (view as View).sheets.flatMap(({ towers }, seat) => (towers.filter(Boolean).length >= 3 ? [seat] : []));
  return full.map((seat) => by(seat, "cafe-ending-three-towers", names, me, say)).join(" ");
}
