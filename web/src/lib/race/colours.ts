// The six colours of a race. Each has its own pattern and its own letter: colour is never the only sign.
import { say } from "../words/words.svelte";

export const RACE_COLOURS = ["yellow", "blue", "violet", "green", "red", "orange"] as const;
export type RaceColour = (typeof RACE_COLOURS)[number];

/** What an SVG shape is filled with. `Patterns` has to be somewhere on the same page. */
export function raceFill(colour: RaceColour): string {
  return `url(#race-${colour})`;
}

/** What it is called. */
export function raceName(colour: RaceColour): string {
  return say(`race-colour-${colour}`);
}

/** The letter that stands on things of this colour: no two are alike at a glance. */
export function raceLetter(colour: RaceColour): string {
  return say(`race-letter-${colour}`);
}
