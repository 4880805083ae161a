// What each move brings, as the table has worked it out: points at once, with a cat, and for others.
import type { Say } from "../../../lib/words/words.svelte";
import { moveKey } from "./offers";
import type { Move, View } from "../types.gen";

export interface Gain {
  /** The points that I get at once. */
  own: number;
  /** The points that a cat brings besides, if one may follow. */
  then: number;
  /** What it does to the points of others. */
  others: { seat: number; points: number }[];
}

/** The gains of all my moves, by their keys. */
export function gainsOf(moves: readonly Move[], { gains, then, changes }: View): Map<string, Gain> {
  const others = (at: number) =>
    changes.filter(([move]) => move === at).map(([, seat, points]) => ({ seat, points }));
  return new Map(
    gains.map((own, at) => [moveKey(moves[at] ?? ["pass"]), { own, then: then[at] ?? 0, others: others(at) }]),
  );
}

/** `+2`, `−1`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** `You: +2, with a cat: +5, Tails: −1.` */
export function gainSaid({ own, then, others }: Gain, names: string[], say: Say): string {
  const lines = [say("fits-board-gain", { points: signed(own) })];
  if (then) lines.push(say("fits-board-gain-cat", { points: signed(own + then) }));
  for (const { seat, points } of others) lines.push(say("fits-board-gain-of", { seat: names[seat] ?? "", points: signed(points) }));
  return `${lines.join(", ")}.`;
}
