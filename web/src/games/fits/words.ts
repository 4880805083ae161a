// How facts and refusals of `fits` are said.
import type { Tagged } from "../../lib/net/wire";
import { Telling } from "../../lib/words/telling";
import type { Say } from "../../lib/words/words.svelte";
import { catSaid } from "./pieces/cats";
import { SEATS, type Fact } from "./types.gen";

/** Cats are called by their names. */
export const { fact, details } = new Telling("fits", SEATS, { cat: catSaid });

/** Who laid the last cat, if the match ended with that. */
export function ending(told: readonly Tagged[], say: Say, names: string[]): string | null {
  const facts = told as readonly Fact[];
  const final = facts.findIndex((one) => one.type === "final_began" && one.reason === "last_cat");
  const before = facts.slice(0, Math.max(0, final));
  const last = before.findLast((one) => one.type === "moved_in" || one.type === "fell_asleep");
  return last ? say("fits-board-last-cat", { seat: names[last.seat] ?? "" }) : null;
}
