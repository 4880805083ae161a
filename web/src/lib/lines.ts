// The lines of the log of a table, and a refusal. `n` is the update they came with or after.
import type { Coming } from "./comings";
import type { Refusal, Tagged } from "./wire";

export interface LogLine {
  n: number;
  fact: Tagged;
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
