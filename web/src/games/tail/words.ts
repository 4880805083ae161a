// How facts and refusals of `tail` are said.
import type { Ended } from "..";
import type { Tagged } from "../../lib/net/wire";
import { by, Telling } from "../../lib/words/telling";
import { keyOf, type Argument, type Say } from "../../lib/words/words.svelte";
import { cardKey } from "./pieces/cards";
import { SEATS } from "./types.gen";

/** Places count from 1, cards are called by their names. */
const place = (at: number): number => at + 1;
const card = (one: number, say: Say): string => say(cardKey(one));
const cards = (some: number | readonly number[], say: Say): Argument =>
  typeof some === "number" ? some : some.map((one) => card(one, say)).join(", ");

const telling = new Telling("tail", SEATS, {
  place,
  other_place: place,
  card,
  special: card,
  cards,
  put_back: cards,
  points,
});

export const { details } = telling;

export function fact(fact: Tagged, say: Say, names: string[], me: number | null = null): string {
  const specials = "put_back" in fact ? (fact.put_back as number[]).length : 0;
  return say(telling.key(fact, me), { ...telling.fields(fact, say, names), specials });
}

function points(got: readonly (number | null)[], say: Say, names: string[]): string {
  const scores = got.flatMap((score, seat) =>
    score === null ? [] : [say("score-of", { seat: names[seat] ?? "", points: score })],
  );
  return scores.join(", ");
}

/** Whose call ended the last round. */
export function ending({ facts, reason, names, me }: Ended, say: Say): string | null {
  const call = facts.findLast((one) => one.type === "called") as { seat: number } | undefined;
  if (!call) return null;
  return `${by(call.seat, "tail-ending-called", names, me, say)} ${say(keyOf("tail", "reason", reason))}`;
}
