// How facts and refusals of `fits` are said.
import type { Ended } from "..";
import type { Seat, Tagged } from "../../lib/net/wire";
import { by, Telling } from "../../lib/words/telling";
import type { Say } from "../../lib/words/words.svelte";
import { catSaid } from "./pieces/cats";
import { SEATS, type Fact } from "./types.gen";

/** Cats are called by their names. */
const telling = new Telling("fits", SEATS, { cat: catSaid });

export const { details } = telling;

export function fact(fact: Tagged, say: Say, names: string[], me: Seat | null = null): string {
  const home = "owner" in fact && "seat" in fact && fact.owner === fact.seat;
  return home ? say(telling.key(fact, me, `${fact.type}-home`), telling.fields(fact, say, names)) : telling.fact(fact, say, names, me);
}

/** Who laid the last cat, or took the last card of the deck. */
export function ending({ facts: told, names, me }: Ended, say: Say): string | null {
  const facts = told as readonly Fact[];
  const final = facts.findIndex((one) => one.type === "final_began");
  const began = facts[final];
  if (began?.type !== "final_began") return null;
  const lastCat = began.reason === "last_cat";
  const last = facts.slice(0, final).findLast((one) => (lastCat ? LAYS_A_CAT : TAKES_A_CARD).includes(one.type));
  if (!last || !("seat" in last)) return null;
  return by(last.seat, `fits-ending-${lastCat ? "last-cat" : "deck-out"}`, names, me, say);
}

const LAYS_A_CAT = ["moved_in", "fell_asleep"];
const TAKES_A_CARD = ["drew", "found_toy"];
