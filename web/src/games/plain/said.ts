// Moves and facts of any game as sentences: in its own words, else its type and what stands in it.
import type { Tagged } from "../../lib/net/wire";
import { inLetters } from "../../lib/words/called";
import { plainly } from "../../lib/words/telling";
import { keyOf, say, sayIfPossible, type Arguments } from "../../lib/words/words.svelte";
import { broughtBy } from "./words";

/** A move or a fact as it is sent: with names, or as an array with its type first. */
export type Sent = Tagged | readonly unknown[];

export function typeOf(sent: Sent): string {
  return "type" in sent ? sent.type : String(sent[0]);
}

/** `swap`, `0`, `3`: its type and what stands in it, by which it is told from all others. */
export function keysOf(sent: Sent): string[] {
  return Object.values(sent as object).map((part) => (typeof part === "object" ? JSON.stringify(part) : String(part)));
}

/** `card 3`, `seat Anna`: each thing that stands in it, in words. */
export function partsOf(game: string, sent: Sent, names: string[]): string[] {
  if (!("type" in sent)) return sent.slice(1).map((part) => String(plainly(part)));
  return Object.entries(fieldsOf(game, sent, names)).map(([key, value]) => `${inLetters(key)} ${value}`);
}

/** The log line of a fact, as seat `me` reads it. */
export function factSaid(game: string, fact: Tagged, names: string[], me: number | null): string {
  return sentence(game, fact, names, broughtBy(game).telling.key(fact, me));
}

export function moveSaid(game: string, move: Sent, names: string[]): string {
  return sentence(game, move, names, keyOf(game, "move", typeOf(move)));
}

function sentence(game: string, sent: Sent, names: string[], key: string): string {
  const args = "type" in sent ? fieldsOf(game, sent, names) : {};
  const own = sayIfPossible(key, args);
  if (own !== null) return own;
  const parts = partsOf(game, sent, names).join(", ");
  return parts ? `${inLetters(typeOf(sent))}: ${parts}` : inLetters(typeOf(sent));
}

function fieldsOf(game: string, sent: Tagged, names: string[]): Arguments {
  return broughtBy(game).telling.fields(sent, say, names);
}
