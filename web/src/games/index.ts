// The games this page can draw. A new game is one line here and a folder beside `tail`.
import type { Component, Snippet } from "svelte";
import type { Coat } from "../lib/cat/coats";
import { needed } from "../lib/browser/loading";
import type { SoundOf } from "../lib/sound/heard";
import type { Table } from "../lib/net/table.svelte";
import type { Tagged, Trial, Tried } from "../lib/net/wire";
import { learn, type Arguments, type Pages, type Say } from "../lib/words/words.svelte";

/** What a board draws: a live table, or a match that is seen again. */
export type Shown = Pick<Table, "update" | "log" | "view" | "answered" | "offered" | "play">;

export interface BoardProps {
  table: Shown;
  names: string[];
  /** In a lesson: what the guide says, to be shown instead of what else the board would ask. */
  guide?: Snippet | undefined;
  /** Only to be looked at: nothing is asked. */
  still?: boolean;
  /** Told when the board begins to show something step by step, and when all is in sight: the end
   * screen waits for it. */
  revealing?: (running: boolean) => void;
}

export interface WarmUpProps {
  trial: Trial;
  tried: Tried | null;
  /** Answer the question, with the milliseconds from the painted frame to the press. */
  answer: (move: Tagged, reaction: number | null) => void;
}

export interface OptionsProps {
  /** The choices of the table; the form changes them in place. */
  options: Record<string, unknown>;
}

export interface GamePage {
  Board: Component<BoardProps>;
  /** Absent where a table has nothing to choose. */
  Options?: Component<OptionsProps>;
  Rules: Component;
  /** Races: a question for one, before the match. */
  WarmUp?: Component<WarmUpProps>;
  /** Its cards or tiles side by side, for the page that shows all parts. */
  Samples?: Component;
  defaults: Record<string, unknown>;
  /** All it says but what is printed on the box, in all languages. */
  words: Pages;
  /** Whether there is a guided first game. */
  lesson?: boolean;
  /** The coat of the cat that a seat has chosen, where players choose one; null before. */
  coat?(seat: number, view: unknown): Coat | null;
  /** The log line of a fact. */
  fact(fact: Tagged, say: Say, names: string[]): string;
  /** Why a match is over, where its facts tell more than the reason does. */
  ending?(facts: readonly Tagged[], say: Say, names: string[]): string | null;
  /** How a fact sounds for this seat. */
  sound: SoundOf;
  /** The arguments of a refusal, as its message wants them. */
  details(args: Record<string, unknown>, say: Say, names: string[]): Arguments;
}

export const GAMES: Record<string, () => Promise<GamePage>> = {
  tail: () => withWords(import("./tail")),
  cafe: () => withWords(import("./cafe")),
  boots: () => withWords(import("./boots")),
  fits: () => withWords(import("./fits")),
};

async function withWords(game: Promise<{ page: GamePage }>): Promise<GamePage> {
  const { page } = await needed(game);
  await needed(learn(page.words));
  return page;
}

/** What stands on the shelf, in this order, whether it can be played yet or not. */
export const SHELF = ["tail", "cafe", "boots", "fits"] as const;
export type OnShelf = (typeof SHELF)[number];

interface Printed {
  seats: [number, number];
  minutes: number;
  age: number;
  /** Who is there when somebody just plays: how many with the bots, and how clever those are. */
  usual?: { seats: number; level: string };
}

/** What is printed on a box: players, minutes, age. */
export const PRINTED: Record<OnShelf, Printed> = {
  tail: { seats: [2, 6], minutes: 20, age: 6 },
  cafe: { seats: [2, 4], minutes: 20, age: 8 },
  boots: { seats: [2, 4], minutes: 15, age: 8, usual: { seats: 3, level: "kitten" } },
  fits: { seats: [2, 5], minutes: 30, age: 8 },
};
