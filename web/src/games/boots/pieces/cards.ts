// The cards as the view numbers them: first the cats, then the paws 1 … 5.
import { raceName, type RaceColour } from "../../../lib/race/colours";
import type { Say } from "../../../lib/words/words.svelte";
import type { Cat } from "../types.gen";

/** The printed cats, as every view tells them. Log lines have to be said without a view. */
export const CATS: readonly Cat[] = [
  ["yellow", "yellow", "glasses"],
  ["blue", "blue", "headphones"],
  ["violet", "violet", "hood"],
  ["green", "green", "flower"],
  ["red", "red", "curl"],
  ["orange", "orange", "mohawk"],
  ["yellow", "blue", "hood"],
  ["yellow", "violet", "mohawk"],
  ["yellow", "green", "curl"],
  ["red", "yellow", "flower"],
  ["orange", "yellow", "headphones"],
  ["blue", "violet", "flower"],
  ["blue", "green", "mohawk"],
  ["blue", "red", "glasses"],
  ["orange", "blue", "glasses"],
  ["violet", "green", "glasses"],
  ["violet", "red", "headphones"],
  ["violet", "orange", "curl"],
  ["green", "red", "hood"],
  ["green", "orange", "headphones"],
  ["red", "orange", "hood"],
];

/** The value of a paw; null for a cat. */
export function pawValue(card: number): number | null {
  return card < CATS.length ? null : card - CATS.length + 1;
}

/** A cat by its colours, a paw by its value. */
export function cardSaid(card: number, say: Say): string {
  const cat = CATS[card];
  if (!cat) return say("boots-card-paw", { value: pawValue(card) ?? 0 });
  const [boots, head] = cat;
  if (boots === head) return say("boots-card-double", { colour: raceName(boots) });
  return say("boots-card-cat", { boots: raceName(boots), head: raceName(head) });
}

export function diceSaid(dice: readonly [RaceColour, RaceColour]): string {
  return dice.map(raceName).join(", ");
}
