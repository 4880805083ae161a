// What somebody's matches add up to.
import type { ScoreRows } from "../../games";
import { askServer } from "../../lib/net/api";
import type { Outcome, ScoreLine } from "../../lib/net/wire";
import { rowsOf } from "../end/rows";

/** A match that is over, as it ended for one who played it. */
export interface Played {
  match: string;
  game: string;
  at: number;
  seat: number;
  seats: number;
  rank: number;
  score: number;
  lines: readonly ScoreLine[];
  more_is_better: boolean;
  /** Whether its game can say how quick everybody was. */
  times: boolean;
}

/** How quick somebody was in one match, in milliseconds. */
export interface Timed {
  match: string;
  at: number;
  times: readonly number[];
}

export const myMatches = () => askServer<Played[]>("me/matches");
export const myTimes = (game: string) => askServer<Timed[]>(`me/times/${game}`);

/** The games, the one that was played most first. */
export function gamesOf(played: readonly Played[]): string[] {
  const games = [...new Set(played.map(({ game }) => game))];
  const often = (game: string) => played.filter((one) => one.game === game).length;
  return games.sort((one, other) => often(other) - often(one));
}

/** How often each place was reached, from the first to the last there could be. */
export function placesOf(played: readonly Played[]): number[] {
  const last = Math.max(0, ...played.map(({ seats }) => seats));
  return Array.from({ length: last }, (_, at) => played.filter(({ rank }) => rank === at + 1).length);
}

/** What gave points, and how many in a match on the average. */
export function sourcesOf(played: readonly Played[], rows?: ScoreRows): { kind: string; number: number | null; points: number }[] {
  const breakdown = played.map(({ lines }) => lines);
  return rowsOf({ breakdown } as unknown as Outcome, rows).map(({ kind, number, points }) => ({
    kind,
    number,
    points: points.reduce<number>((sum, one) => sum + (one ?? 0), 0) / played.length,
  }));
}

/** The best result, and the longest row of first places. Latest first, as they come. */
export function recordsOf(played: readonly Played[]): { best: number; row: number } {
  const scores = played.map(({ score }) => score);
  const best = played[0]?.more_is_better === false ? Math.min(...scores) : Math.max(...scores);
  let row = 0;
  let longest = 0;
  for (const { rank } of played) longest = Math.max(longest, (row = rank === 1 ? row + 1 : 0));
  return { best, row: longest };
}

/** The one in the middle; of two the quicker. */
export function median(times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
