// Moves of a game that is looked at again: in words, and where on its board they are.
import type { GamePage } from "../../games";
import { needed } from "../../lib/browser/loading";
import type { Tagged } from "../../lib/net/wire";
import type { Say } from "../../lib/words/words.svelte";

/** A move as it is sent: with names, or as an array. */
export type Sent = Tagged | readonly unknown[];

/** What a game says of its moves, in `games/<name>/review.ts`. */
export interface Retelling {
  /** A move in full: no button stands beside it. */
  said(move: Sent, view: unknown, names: string[], say: Say): string;
  /** Selectors of what a move is about, on a board that is only looked at. */
  spots(move: Sent, view: unknown): string[];
  /** Make a place that is not there yet, because nothing lies on it; null if it is none. */
  make?(board: HTMLElement, spot: string, view: unknown): HTMLElement | null;
}

const FOUND = import.meta.glob<{ retelling: (page: GamePage) => Retelling }>("../../games/*/review.ts");

export async function retellingOf(game: string, page: GamePage): Promise<Retelling> {
  const own = page.lends && FOUND[`../../games/${game}/review.ts`];
  if (own) return (await needed(own())).retelling(page);
  const { moveSaid } = await needed(import("../../games/plain/said"));
  return { said: (move, _, names) => moveSaid(game, move, names), spots: () => [] };
}
