// What was chosen for a table, in words.
import { keyOf, knows, say } from "./words.svelte";

/** What differs from a game as usual, for who joins the table. */
export function unusual(
  game: string,
  options: Record<string, unknown>,
  usual: Record<string, unknown>,
): string[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => sayOption(keyOf(game, "option", name), value));
}

function sayOption(key: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? key : "option-not", { option: say(key) });
  const amount = keyOf(key, "value");
  const said = knows(amount) ? say(amount, { n: Number(value) }) : say(keyOf(key, String(value)));
  return say("option-chosen", { option: say(key), value: said });
}
