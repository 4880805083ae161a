// The five cats, each with a coat of its own. Black is the Princess alone.
import type { Coat } from "../../../lib/cat/coats";
import type { Say } from "../../../lib/words/words.svelte";
import type { View } from "../types.gen";

const NAMES = ["iryska", "murchyk", "barsyk", "tsarapka", "kuzia"] as const;
const COATS: readonly Coat[] = ["ginger", "grey", "brown", "cream", "siamese"];
export const CATS = NAMES.map((_, cat) => cat);

export function catSaid(cat: number, say: Say): string {
  return say(`fits-cat-${NAMES[cat] ?? NAMES[0]}`);
}

export function coatOfCat(cat: number): Coat {
  return COATS[cat] ?? "ginger";
}

/** The coat of the cat that a seat has chosen; null as long as it has not. */
export function chosenCoat(seat: number, view: View): Coat | null {
  const cat = view.chosen[seat];
  return cat == null ? null : coatOfCat(cat);
}

/** The coat of the cats of a seat that has chosen. */
export function coatAt(seat: number, view: View): Coat {
  return chosenCoat(seat, view) ?? coatOfCat(seat);
}
