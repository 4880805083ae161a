// What the things on the table are.
import type { Say } from "../../lib/words/words.svelte";
import { cardKey, specialOf } from "./pieces/cards";
import type { View } from "./types.gen";

/** What lies at a spot; `shown` is the card that is seen in a row there. */
export function explain(spot: string, view: View, shown: (seat: number, place: number) => number | null, say: Say): string {
  if (spot === "turned-up") return say("tail-about-turned-up");
  if (spot === "pile") return say("tail-about-pile");
  if (spot === "discard" && view.top === null) return say("tail-about-discard");
  return cardAbout(cardAt(spot, view, shown), say);
}

function cardAt(spot: string, view: View, shown: (seat: number, place: number) => number | null): number | null {
  if (spot === "discard") return view.top;
  if (spot === "hand") return view.hand;
  if (spot === "covered") return view.covered;
  const [seat, place] = spot.split(":").map(Number);
  return shown(seat ?? 0, place ?? 0);
}

function cardAbout(card: number | null, say: Say): string {
  if (card === null) return say("tail-about-hidden");
  const special = specialOf(card);
  if (!special) return say("tail-about-number", { card: say(cardKey(card)) });
  return `${say(cardKey(card))}. ${say(`tail-offer-${special}`)} ${say("tail-about-special")}`;
}
