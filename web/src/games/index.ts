// The games this page can draw. A new game is one line here and a folder beside `tail`.
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Tagged } from "../lib/wire";
import type { Arguments, Say } from "../lib/words.svelte";

export interface BoardProps {
  table: Table;
  names: string[];
}

export interface OptionsProps {
  /** The choices of the table; the form changes them in place. */
  options: Record<string, unknown>;
}

export interface GamePage {
  Board: Component<BoardProps>;
  Options: Component<OptionsProps>;
  Rules: Component;
  /** Its cards or tiles side by side, for the page that shows all parts. */
  Samples?: Component;
  defaults: Record<string, unknown>;
  /** The log line of a fact. */
  fact(fact: Tagged, say: Say, names: string[]): string;
  /** The arguments of a refusal, as its message wants them. */
  details(args: Record<string, unknown>, say: Say, names: string[]): Arguments;
}

export const GAMES: Record<string, () => Promise<GamePage>> = {
  tail: async () => (await import("./tail")).page,
};

/** What stands on the shelf, in this order, whether it can be played yet or not. */
export const SHELF = ["tail", "cafe", "boots", "fits"] as const;
export type OnShelf = (typeof SHELF)[number];

/** What is printed on a box: players, minutes, age. */
export const PRINTED: Record<OnShelf, { seats: [number, number]; minutes: number; age: number }> = {
  tail: { seats: [2, 6], minutes: 20, age: 6 },
  cafe: { seats: [2, 4], minutes: 20, age: 8 },
  boots: { seats: [2, 4], minutes: 15, age: 8 },
  fits: { seats: [2, 5], minutes: 30, age: 8 },
};
