// Cards by their letters: the two colours of a cat in any order, or the value of a paw.
import { RACE_COLOURS, raceLetter, type RaceColour } from "../../../lib/race/colours";
import { CATS } from "../pieces/cards";

/** Two letters belong together if they come within so many milliseconds. */
const TOGETHER = 1_500;

export class Typing {
  #first: RaceColour | null = null;
  #at = 0;

  /** The card that is meant with this key; null if nothing is, or one letter is still to come. */
  hear(key: string, at: number): number | null {
    const value = Number(key);
    if (key.trim() !== "" && value >= 1 && value <= 5) return CATS.length + value - 1;
    const colour = colourOf(key);
    if (!colour) return null;
    const first = at - this.#at < TOGETHER ? this.#first : null;
    this.#first = first ? null : colour;
    this.#at = at;
    return first && catOf(first, colour);
  }
}

/** A letter as it stands on the cards, else as it would stand there in English. */
function colourOf(key: string): RaceColour | undefined {
  const letter = key.toLocaleUpperCase();
  return (
    RACE_COLOURS.find((colour) => raceLetter(colour) === letter) ??
    RACE_COLOURS.find((colour) => colour.charAt(0).toUpperCase() === letter)
  );
}

function catOf(one: RaceColour, other: RaceColour): number {
  return CATS.findIndex(
    ([boots, head]) => (boots === one && head === other) || (boots === other && head === one),
  );
}
