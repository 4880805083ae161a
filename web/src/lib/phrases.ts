// What may be said at a table: preset phrases, so that nobody has to read what strangers type.
import type { SaidLine } from "./table.svelte";
import { say, type Say } from "./words.svelte";

export const PHRASES = ["hello", "good_luck", "nice_move", "oops", "meow", "thanks", "thinking", "well_played"] as const;

export function phraseIn(phrase: string, say: Say): string {
  return say(`phrase-${phrase.replaceAll("_", "-")}`);
}

/** Who said what, as a line of the log. */
export function spoken({ seat, phrase }: SaidLine, names: string[]): string {
  return say("phrase-said", { seat: names[seat] ?? "", phrase: phraseIn(phrase, say) });
}

/** The lines of a log with the phrases where they were said. */
export function withPhrases(
  facts: { n: number; text: string }[],
  said: SaidLine[],
  lineOf: (line: SaidLine) => string,
): string[] {
  const phrases = said.map((line) => ({ n: line.n, text: lineOf(line) }));
  return [...facts, ...phrases].sort((one, other) => one.n - other.n).map(({ text }) => text);
}
