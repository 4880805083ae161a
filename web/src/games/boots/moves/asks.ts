// What the table asks of me now; the same for eyes and ears.
import { by } from "../../../lib/words/telling";
import type { Say } from "../../../lib/words/words.svelte";
import { cardSaid } from "../pieces/cards";
import type { Offers } from "./offers";
import type { View } from "../types.gen";

interface Situation {
  view: View;
  names: string[];
  /** Whether there is something for me to press. */
  asked: boolean;
}

export function asks({ view, names, asked }: Situation, say: Say): string {
  const { phase, mine, roller } = view;
  if (phase === "race" && mine) return say(ANSWERS[mine[2]]);
  if (phase === "race" && view.seat === null) return say("boots-board-watched");
  if (phase === "roll" && !asked) return by(roller, "boots-board-has-dice", names, view.seat, say);
  return say(`boots-phase-${phase}`);
}

const ANSWERS = {
  right: "boots-board-right",
  wrong: "boots-board-wrong",
  too_soon: "boots-board-too-soon",
  too_late: "boots-board-too-late",
  passed: "boots-board-passed",
} as const;

/** Why a card cannot be grabbed now, where that is worth a word. */
export function whyNotThis(card: number, view: View, offers: Offers, taught: boolean, say: Say): string {
  if (view.phase === "roll" || view.phase === "look") return say("boots-refused-dice-not-rolled");
  const [wanted] = offers.grabs;
  if (!taught || view.phase !== "race" || wanted === undefined) return "";
  return say("boots-board-not-wanted", { card: cardSaid(card, say), wanted: cardSaid(wanted, say) });
}
