// What is written on a score sheet.
import type { Look } from "../cat/coats";

export interface Player {
  seat: number;
  name: string;
  total: number;
  /** The coat of the cat, where it is not that of the seat. */
  coat?: Look | undefined;
  /** The place in the end, from 1. */
  rank?: number | undefined;
  /** Whether it is whoever looks. */
  mine?: boolean;
}

export interface Entry {
  key: string;
  label: string;
  /** What is written where there is no room for the label. */
  short?: string;
  /** By seat; null for nothing written there. */
  points: readonly (number | null)[];
}
