// What may be said at a table: preset phrases, so that nobody has to read what strangers type.
import type { SaidLine } from "../net/story.svelte";
import { by } from "./telling";
import { say, type Say } from "./words.svelte";

export function phraseIn(phrase: string, say: Say): string {
  return say(`phrase-${phrase.replaceAll("_", "-")}`);
}

/** Who said what, as a line of the log. */
export function spoken({ seat, phrase }: SaidLine, names: string[], me: number | null): string {
  return by(seat, "phrase-said", names, me, say, { phrase: phraseIn(phrase, say) });
}

/** Lines of the log, each after update `n`. */
type Lines = { n: number; text: string }[];

/** One log of what happened, what was said and whatever else; each where it belongs. */
export function inOrder(...logs: Lines[]): string[] {
  return logs.flat().sort((one, other) => one.n - other.n).map(({ text }) => text);
}
