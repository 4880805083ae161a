// Between which spots things travel.
import type { Way } from "../../../lib/motion/flights";
import type { Card, Fact } from "../types.gen";

/** From where to where things go in this fact; `drawn` is where the card lies that I drew, if I did. */
export function ways(fact: Fact, drawn: string | null): Way[] {
  switch (fact.type) {
    case "drew":
    case "found_toy":
      return [drawn ? ["deck", drawn] : ["deck", `cards:${fact.seat}`, "copied"]];
    case "started":
    case "laid":
      return [[`cards:${fact.seat}`, `at:${fact.at}`]];
    case "fell_asleep":
      return [[`home:${fact.seat}`, `at:${fact.at}`]];
    case "moved_in":
      return [[`home:${fact.seat}`, `across:${fact.at}`]];
    case "toy_laid":
      return [[`cards:${fact.seat}`, `across:${fact.at}`]];
    case "princess_came":
      return [[`at:${fact.at}`, `home:${fact.owner}`]];
    default:
      return [];
  }
}

/** Which card of a hand is the one that was drawn; null unless just one came. */
export function newCard(before: readonly Card[], now: readonly Card[]): string | null {
  if (now.length !== before.length + 1) return null;
  return `hand:${now.findIndex(([card], at) => card !== before[at]?.[0])}`;
}
