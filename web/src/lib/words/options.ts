// What may be chosen for a table, in words.
import type { Box, Option } from "../net/api";
import { called, inLetters } from "./called";
import { keyOf, knows, say } from "./words.svelte";

type Options = Record<string, unknown>;

/** An option as a table has chosen it: what it is, and what it means for play. */
export interface Chosen {
  name: string;
  said: string;
  means: string;
}

/** All that counts at a table: an option that depends on another only while that is chosen. */
export function chosenFor(box: Box, options: Options): Chosen[] {
  return box.options
    .filter((option) => counts(option, options))
    .map(({ name }) => ({
      name,
      said: sayOption(box.name, name, options[name]),
      means: meaningOf(box.name, name, options[name]),
    }));
}

export function counts({ only_if }: Option, options: Options): boolean {
  return Object.entries(only_if).every(([other, value]) => options[other] === value);
}

function sayOption(game: string, name: string, value: unknown): string {
  const option = called(game, "option", name);
  return say("option-chosen", { option, value: valueSaid(game, name, value) });
}

/** A value of an option. */
export function valueSaid(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "option-on" : "option-off");
  const key = keyOf(game, "option", name);
  const [amount, own] = [keyOf(key, "value"), keyOf(key, String(value))];
  if (knows(own)) return say(own);
  return knows(amount) ? say(amount, { n: Number(value) }) : inLetters(String(value));
}

/** What a value means for play, in a sentence; empty where the game has none. */
export function meaningOf(game: string, name: string, value: unknown): string {
  const key = keyOf(game, "option", name);
  const word = typeof value === "boolean" ? (value ? "on" : "off") : String(value);
  const known = [keyOf(key, word, "means"), keyOf(key, "means")].find(knows);
  return known === undefined ? "" : say(known);
}
