// What things of a game are called, whether it has words for them or not.
import { keyOf, knows, say, type Arguments } from "./words.svelte";

/** `tail`, `reason`, `rounds_played`: in the game's words if it has some, else `rounds played`. */
export function called(game: string, part: string, tag: string, args: Arguments = {}): string {
  const key = keyOf(game, part, tag);
  return knows(key) ? say(key, args) : inLetters(tag);
}

export function titleOf(game: string): string {
  const key = `${game}-title`;
  return knows(key) ? say(key) : game;
}

/** `rounds_played` is `rounds played`. */
export function inLetters(tag: string): string {
  return tag.replaceAll("_", " ");
}
