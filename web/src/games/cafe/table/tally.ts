// Running points: lines of the same kind are one.
import type { ScoreLine } from "../../../lib/net/wire";
import type { View } from "../types.gen";

export const KINDS = ["tower", "cat", "yarn", "butterflies", "bowls", "cushions", "mice"] as const;
export type Kind = (typeof KINDS)[number];
/** The item that brings the points of a kind; a house brings those of a cat. */
export const ITEM_OF: Readonly<Record<string, number>> = { cat: 1, yarn: 2, butterflies: 3, bowls: 4, cushions: 5, mice: 6 };

export function pointsFor(lines: readonly ScoreLine[], kind: Kind): number {
  return sum(lines.filter(([key]) => key === kind));
}

export function totalOf(view: View, seat: number): number {
  return sum(view.scores[seat] ?? []);
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, [, points]) => total + points, 0);
}
