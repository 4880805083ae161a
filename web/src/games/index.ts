// The games this page has a board for, found by their folders. Any other is drawn by the plain one.
import type { Component, Snippet } from "svelte";
import { needed } from "../lib/browser/loading";
import type { Coat } from "../lib/cat/coats";
import type { Box } from "../lib/net/api";
import type { Retold } from "../lib/net/replaying.svelte";
import type { Table } from "../lib/net/table.svelte";
import type { Tagged, Trial, Tried } from "../lib/net/wire";
import type { SoundOf } from "../lib/sound/heard";
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

/** Where all who share a device play at once. */
export interface SharedProps {
  table: Shown & Pick<Table, "updates" | "answers" | "playFor">;
  names: string[];
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
  box: Box;
}

/** What the score sheet of a game is like. */
export interface ScoreRows {
  /** The keys of its lines, in the order in which they are written down. */
  order: readonly string[];
  /** Lines of one key are one row, `<game>-kind-<key>`. */
  summed?: boolean;
  /** Their numbers are counted anew, from 1: not everything that has one gave points. */
  counted?: boolean;
  /** A picture for a key. */
  Picture: Component<{ kind: string }>;
}

/** A match that is over. */
export interface Ended {
  facts: readonly Tagged[];
  view: unknown;
  reason: string;
  names: string[];
  /** The seat of whoever looks. */
  me: number | null;
}

export interface GamePage {
  Board: Component<BoardProps>;
  /** Races: for several people who play at once on one device. All else goes from hand to hand. */
  Shared?: Component<SharedProps>;
  /** Absent where a table has nothing to choose. */
  Options?: Component<OptionsProps, object, "options">;
  Rules: Component<{ game: string }>;
  /** Races: a question for one, before the match. */
  WarmUp?: Component<WarmUpProps>;
  /** What a screen that all look at shows instead of the board, which is made for one who plays. */
  told?(): Promise<{ default: Component<BoardProps> }>;
  /** Its cards or tiles side by side, for the page that shows all parts. */
  Samples?: Component;
  /** All it says but what is printed on the box, in all languages. */
  words: Pages;
  /** The coat of the cat that a seat has chosen, where players choose one; null before. */
  coat?(seat: number, view: unknown): Coat | null;
  /** The log line of a fact, as it is told to seat `me`. */
  fact(fact: Tagged, say: Say, names: string[], me?: number | null): string;
  /** Why a match is over, where its facts or its view tell more than the reason does. */
  ending?(ended: Ended, say: Say): string | null;
  /** The number of a highlight, where it is said in another way. */
  number?(key: string, number: number, say: Say): string | null;
  /** Absent where lines are written down as they come. */
  rows?: ScoreRows;
  /** How a match that is over is told again. */
  retold?: Retold;
  /** What `data-move` says of a move, where it is not its type and its fields in their order. */
  key?(move: Tagged | readonly unknown[]): string;
  /** A move in words, where no button says it, all of it and nothing else. */
  move?(move: Tagged | readonly unknown[], say: Say): string | null;
  /** What its `review.ts` takes from its board: imported there, it would cut the board into more files. */
  lends?: object;
  /** How a fact sounds for this seat. */
  sound: SoundOf;
  /** The arguments of a refusal, as its message wants them. */
  details(args: Record<string, unknown>, say: Say, names: string[]): Arguments;
}

type Found = () => Promise<{ page: GamePage }>;
const FOLDERS = import.meta.glob<{ page: GamePage }>("./*/index.ts");

/** The games with a board of their own. */
export const GAMES: Readonly<Record<string, Found>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, found]) => [path.split("/")[1], found]),
);

/** `?plain` in the address: every game is drawn by the plain board, for tests and for the curious. */
const PLAINLY = new URLSearchParams(location.search).has("plain");

/** The page of a game, and its words. */
export async function pageOf(game: string): Promise<GamePage> {
  const own = PLAINLY ? undefined : GAMES[game];
  const page = own ? (await needed(own())).page : await plainly(game);
  await needed(learn(page.words));
  return page;
}

async function plainly(game: string): Promise<GamePage> {
  const { plainPage, OWN } = await needed(import("./plain/page"));
  await needed(learn(OWN));
  return plainPage(game);
}
