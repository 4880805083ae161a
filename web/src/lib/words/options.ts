// What may be chosen for a table, in words.
import { called, inLetters } from "./called";
import { keyOf, knows, say } from "./words.svelte";

/** What differs from a game as usual, for who joins the table. */
export function unusual(
  game: string,
  options: Record<string, unknown>,
  usual: Record<string, unknown>,
): string[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => sayOption(game, name, value));
}

function sayOption(game: string, name: string, value: unknown): string {
  const option = called(game, "option", name);
  if (typeof value === "boolean") return value ? option : say("option-not", { option });
  return say("option-chosen", { option, value: valueSaid(game, name, value) });
}

/** A value of an option that is not just yes or no. */
export function valueSaid(game: string, name: string, value: unknown): string {
  const key = keyOf(game, "option", name);
  const [amount, own] = [keyOf(key, "value"), keyOf(key, String(value))];
  if (knows(own)) return say(own);
  return knows(amount) ? say(amount, { n: Number(value) }) : inLetters(String(value));
}
