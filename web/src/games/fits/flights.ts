// Between which spots things travel.
import type { Way } from "../../lib/flights";
import type { Fact } from "./types.gen";

/** From where to where things go in this fact. */
export function ways(fact: Fact): Way[] {
  switch (fact.type) {
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
