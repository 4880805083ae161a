// What the things on the table are, in the words of the rules.
import { ruled } from "../../lib/board/explaining.svelte";
import type { Say } from "../../lib/words/words.svelte";
import { PRINCESS } from "./pieces/sides";
import type { View } from "./types.gen";

const TOYS = [72, 73, 74];

/** What lies at a spot, and what it is for; nothing of an empty place. */
export function explain(spot: string, view: View, say: Say): string {
  const part = partAt(spot, view);
  return part ? ruled(say, `fits-rules-${part}`) : "";
}

function partAt(spot: string, view: View): string {
  const [where, number] = spot.split(":");
  const at = Number(number);
  switch (where) {
    case "deck":
      return "turn";
    case "cats":
    case "home":
      return "asleep";
    case "toy":
      return "toy";
    case "hand":
      return ofCard(view.hand[at]?.[0]);
    case "start":
      return "box";
    case "across":
      return ofAcross(view.across.find(([place]) => place === at));
    case "at":
      return view.sleeping.some(([place]) => place === at) ? "asleep" : ofCard(view.cards.find(([place]) => place === at)?.[1]);
    default:
      return "";
  }
}

function ofCard(card: number | undefined | null): string {
  if (card == null) return "";
  if (card === PRINCESS) return "princess";
  return TOYS.includes(card) ? "toy" : "box";
}

function ofAcross(lies: View["across"][number] | undefined): string {
  return lies && lies[1] !== null ? "cat" : ofCard(lies?.[2]);
}
