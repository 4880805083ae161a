// How facts and refusals of `tail` are said.
import type { Tagged } from "../../lib/net/wire";
import { keyOf, type Argument, type Arguments, type Say } from "../../lib/words/words.svelte";
import { cardKey } from "./pieces/cards";

export function fact(fact: Tagged, say: Say, names: string[]): string {
  const { type, ...rest } = fact as Tagged & Record<string, unknown>;
  const args = details(rest, say, names);
  if (Array.isArray(rest.put_back)) args.specials = rest.put_back.length;
  return say(keyOf("tail", "fact", type), args);
}

/** Seats become names, places count from 1, cards and reasons are called by their names. */
export function details(args: Record<string, unknown>, say: Say, names: string[]): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, said(key, value, say, names)]),
  );
}

const SEATS = ["seat", "starter", "other_seat"];
const PLACES = ["place", "other_place", "other"];
const CARDS = ["card", "special"];

function said(key: string, value: unknown, say: Say, names: string[]): Argument {
  if (SEATS.includes(key)) return names[Number(value)] ?? String(value);
  if (PLACES.includes(key)) return Number(value) + 1;
  if (CARDS.includes(key)) return say(cardKey(Number(value)));
  if (key === "reason") return say(keyOf("tail", "reason", String(value)));
  if (key === "points") return points(value as (number | null)[], say, names);
  if (Array.isArray(value)) return value.map((card: number) => say(cardKey(card))).join(", ");
  return typeof value === "number" ? value : String(value);
}

function points(got: (number | null)[], say: Say, names: string[]): string {
  const scores = got.flatMap((score, seat) =>
    score === null ? [] : [say("score-of", { seat: names[seat] ?? "", points: score })],
  );
  return scores.join(", ");
}
