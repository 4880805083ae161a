// The five cats, each with a coat of its own. Black is the Princess alone.
import type { Coat } from "../../lib/cat/coats";
import type { Say } from "../../lib/words.svelte";
import type { View } from "./types.gen";

const NAMES = ["iryska", "murchyk", "barsyk", "tsarapka", "kuzia"] as const;
const COATS: readonly Coat[] = ["ginger", "grey", "brown", "cream", "siamese"];
export const CATS = NAMES.map((_, cat) => cat);

export function catSaid(cat: number, say: Say): string {
  return say(`fits-cat-${NAMES[cat] ?? NAMES[0]}`);
}

export function coatOfCat(cat: number): Coat {
  return COATS[cat] ?? "ginger";
}

/** The coat of the cats of a seat, as soon as it has chosen. */
export function coatAt(seat: number, view: View): Coat {
  return coatOfCat(view.chosen[seat] ?? seat);
}
