// How facts and refusals of `cafe` are said.
import type { Tagged } from "../../lib/net/wire";
import { Telling } from "../../lib/words/telling";
import type { Say } from "../../lib/words/words.svelte";
import { catSaid, itemSaid } from "./labels";
import { SEATS } from "./types.gen";

/** Items and cats are called by their names. */
const telling = new Telling("cafe", SEATS, {
  item: itemSaid,
  cat: (cat: number | null, say: Say) => (cat === null ? "" : catSaid(cat, say)),
});

export const { details } = telling;

export function fact(fact: Tagged, say: Say, names: string[]): string {
  if (!("cat" in fact) || fact.cat === null) return telling.fact(fact, say, names);
  return say("cafe-fact-drew-house", telling.fields(fact, say, names));
}
