// How facts and refusals of `fits` are said.
import type { Tagged } from "../../lib/net/wire";
import { type Argument, type Arguments, keyOf, type Say } from "../../lib/words/words.svelte";
import { catSaid } from "./pieces/cats";
import type { Fact } from "./types.gen";

export function fact(fact: Tagged, say: Say, names: string[]): string {
  const { type, ...rest } = fact as Tagged & Record<string, unknown>;
  return say(keyOf("fits", "fact", type), details(rest, say, names));
}

/** Who laid the last cat, if the match ended with that. */
export function ending(told: readonly Tagged[], say: Say, names: string[]): string | null {
  const facts = told as readonly Fact[];
  const final = facts.findIndex((one) => one.type === "final_began" && one.reason === "last_cat");
  const before = facts.slice(0, Math.max(0, final));
  const last = before.findLast((one) => one.type === "moved_in" || one.type === "fell_asleep");
  return last ? say("fits-board-last-cat", { seat: names[last.seat] ?? "" }) : null;
}

/** Seats become names; cats and reasons are called by their names. */
export function details(args: Record<string, unknown>, say: Say, names: string[]): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, said(key, value, say, names)]));
}

function said(key: string, value: unknown, say: Say, names: string[]): Argument {
  if (key === "seat" || key === "owner") return names[Number(value)] ?? String(value);
  if (key === "cat") return catSaid(Number(value), say);
  if (key === "reason") return say(keyOf("fits", "reason", String(value)));
  return typeof value === "number" ? value : String(value);
}
