// The lines of the log of a table, and a refusal. `n` is the update they came with or after.
import type { Coming } from "./comings";
import type { Refusal, Tagged } from "./wire";

export interface LogLine {
  n: number;
  fact: Tagged;
}

/** What has just happened. What is told again to whoever comes back has the number 0: no news. */
export function newsOf({ log, update }: { log: readonly LogLine[]; update: { n: number } | null }): LogLine[] {
  return log.filter(({ n }) => n > 0 && n === update?.n);
}

/** A phrase somebody said. */
export interface SaidLine {
  /** Counted by this page, from 1. */
  number: number;
  /** The update it came after. */
  n: number;
  seat: number;
  phrase: string;
}

/** Somebody who came or went, after update `n`. */
export interface ComingLine extends Coming {
  n: number;
}

/** Why something was not done. */
export interface WhyNot {
  refusal: Refusal;
  /** Where it was pressed; the reason is shown beside it. */
  beside: DOMRect | null;
}
