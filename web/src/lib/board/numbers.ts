// Which of a row of things gave points.
import type { Outcome } from "../net/wire";

/** The numbers that gave points, in order. */
export function numbersOf(breakdown: Outcome["breakdown"]): number[] {
  return [...new Set(breakdown.flat().map(([, , number]) => number ?? 0))].sort((a, b) => a - b);
}
