// How facts and refusals of `boots` are said.
import type { Ended } from "..";
import { by, Telling } from "../../lib/words/telling";
import type { Say } from "../../lib/words/words.svelte";
import { cardSaid, diceSaid } from "./pieces/cards";
import { SEATS } from "./types.gen";

/** Cards and colours are called by their names, reactions are seconds. */
export const { fact, details } = new Telling("boots", SEATS, { card: cardSaid, dice: diceSaid, reaction: timeSaid });

/** In seconds with two digits: that is how watches in sports are read. */
export function timeSaid(reaction: number, say: Say): string {
  const hundredths = Math.floor(reaction / 10);
  return say("boots-seconds", { whole: Math.floor(hundredths / 100), hundredths: String(hundredths % 100).padStart(2, "0") });
}

/** Who took the last paw. */
export function ending({ facts, names, me }: Ended, say: Say): string | null {
  const won = facts.findLast((one) => one.type === "won") as { seat: number } | undefined;
  return won ? by(won.seat, "boots-ending-last-paw", names, me, say) : null;
}

export function number(key: string, reaction: number, say: Say): string | null {
  return key === "quickest" ? timeSaid(reaction, say) : null;
}
