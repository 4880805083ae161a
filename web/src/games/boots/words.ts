// How facts and refusals of `boots` are said.
import type { RaceColour } from "../../lib/race/colours";
import type { Tagged } from "../../lib/net/wire";
import { type Argument, type Arguments, keyOf, type Say } from "../../lib/words/words.svelte";
import { cardSaid, diceSaid } from "./pieces/cards";

export function fact(fact: Tagged, say: Say, names: string[]): string {
  const { type, ...rest } = fact as Tagged & Record<string, unknown>;
  return say(keyOf("boots", "fact", type), details(rest, say, names));
}

/** Seats become names, cards and colours are called by theirs, reactions are seconds. */
export function details(args: Record<string, unknown>, say: Say, names: string[]): Arguments {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, said(key, value, say, names)]));
}

/** In seconds with two digits: that is how watches in sports are read. */
export function timeSaid(reaction: number, say: Say): string {
  const hundredths = Math.floor(reaction / 10);
  return say("boots-seconds", { whole: Math.floor(hundredths / 100), hundredths: String(hundredths % 100).padStart(2, "0") });
}

function said(key: string, value: unknown, say: Say, names: string[]): Argument {
  if (key === "seat" || key === "owner") return names[Number(value)] ?? String(value);
  if (key === "seats") return (value as number[]).map((seat) => names[seat]).join(", ");
  if (key === "card") return cardSaid(Number(value), say);
  if (key === "dice") return diceSaid(value as [RaceColour, RaceColour]);
  if (key === "reaction") return timeSaid(Number(value), say);
  return typeof value === "number" ? value : String(value);
}
