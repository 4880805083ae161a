// How facts and refusals of `cafe` are said.
import type { Tagged } from "../../lib/net/wire";
import { type Argument, type Arguments, keyOf, type Say } from "../../lib/words/words.svelte";
import { catSaid, itemSaid } from "./labels";

export function fact(fact: Tagged, say: Say, names: string[]): string {
  const { type, ...rest } = fact as Tagged & Record<string, unknown>;
  const key = rest.cat == null ? keyOf("cafe", "fact", type) : "cafe-fact-drew-house";
  return say(key, details(rest, say, names));
}

/** Seats become names; items and cats are called by theirs. */
export function details(args: Record<string, unknown>, say: Say, names: string[]): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, said(key, value, say, names)]));
}

function said(key: string, value: unknown, say: Say, names: string[]): Argument {
  if (key === "seat") return names[Number(value)] ?? String(value);
  if (key === "item") return itemSaid(Number(value), say);
  if (key === "cat") return value === null ? "" : catSaid(Number(value), say);
  if (key === "reason") return say(keyOf("cafe", "reason", String(value)));
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? value : String(value);
}
