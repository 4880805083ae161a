// What the page asks outside of a table: of the server, or of this device.
import { SITE } from "../browser/site";
import { place } from "./place.svelte";
import type { OwnCat } from "../cat/coats";
import type { Lag, Replay, ReviewPart, SeatFields } from "./wire";

export interface Me {
  name: string;
  language: string;
  /** A cat of one's own; null for the one that a seat gives. */
  cat: OwnCat | null;
  /** Whether sounds are off, and motion is less; null for never chosen. */
  quiet: boolean | null;
  still: boolean | null;
}

/** A game on the shelf: what is printed on its box, and what a table may choose. */
export interface Box {
  name: string;
  seats: [fewest: number, most: number];
  minutes: number;
  age: number;
  /** The lid, by day and by night. */
  colour: { light: string; dark: string };
  /** Who is there when somebody just plays: how many with the bots, and how clever those are. */
  usual: { seats: number; level: string };
  /** How a table is set for somebody who plays with a small child, where that can be. */
  little: { options: Record<string, unknown>; seats: number; level: string } | null;
  levels: string[];
  options: Option[];
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** Whether there is a second one, for what the first leaves out. */
  more: boolean;
  /** Whether seats race, so that the ways to the table matter. */
  race: boolean;
}

export interface Option {
  name: string;
  default: unknown;
  /** Null where there are too many to list. */
  choices: readonly unknown[] | null;
  /** It counts only while other options have these values. */
  only_if: Record<string, unknown>;
}

/** What a game says in one language, for the plain board. */
export interface PlainWords {
  words: string;
  /** The fields of each move and fact that hold seats. */
  seats: SeatFields;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  bots: (string | null)[];
  /** Races: what the host says of the ways to the table. */
  lag?: Lag;
}

export interface TableOnList {
  table: string;
  /** Whether it is one of this device. */
  device?: boolean;
  game: string;
  status: string;
  /** For each chair `free`, a bot's level, or a person's name behind an `@`, a program's behind a `~`. */
  chairs: string[];
  updated_at: number;
  /** The seats of whose list it is. */
  yours: number[];
  /** Whom everybody there knows the match to wait for. */
  waiting: number[];
  /** Where people have days for a move: until when, in milliseconds of UTC, and how much is new to whose list it is. */
  days?: { until: number | null; news: number } | null;
  /** The latest matches that ended there, the last one last. */
  results: { match: string; at: number; chairs: string[]; winners: number[]; game?: string | null }[];
}

/** Asked for something that is not possible; the key says why. */
export class NotPossible extends Error {
  constructor(
    readonly key: string,
    readonly details: Record<string, number | string> = {},
  ) {
    super(key);
  }
}

/** Ask whoever has the tables of this page. */
async function ask<Answer>(path: string, body?: object | string, signal: AbortSignal | null = null): Promise<Answer> {
  if (!place.device) return (await (await answerTo(path, body as object | undefined, signal)).json()) as Answer;
  const { device } = await import("../../pocket/device.svelte");
  const [status, answer] = await device.ask(path, body).catch(() => {
    throw new NotPossible("no_device");
  });
  if (status === 200) return answer as Answer;
  const { key, details } = answer as NotPossible;
  throw new NotPossible(key, details);
}

/** Ask the server, whatever is played here; a page without one has none to ask. */
export async function askServer<Answer>(path: string, body?: object): Promise<Answer> {
  if (SITE) throw new NotPossible("no_server");
  return (await (await answerTo(path, body)).json()) as Answer;
}

async function answerTo(path: string, body?: object, signal: AbortSignal | null = null): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: body ? { "content-type": "application/json" } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
  } catch {
    throw new NotPossible("no_connection");
  }
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => ({}))) as Partial<NotPossible>;
  throw new NotPossible(why.key ?? "no_connection", why.details);
}

function logHere(match: string): Promise<{ name: string; text: string }> {
  return ask(`matches/${match}/log`);
}

/** A replay that was kept before there were highlights and open cards has none. */
function whole({ highlights = [], moments, ...rest }: Replay): Replay {
  return { ...rest, highlights, moments: moments.map(({ opened = {}, ...moment }) => ({ ...moment, opened })) };
}

export const api = {
  me: () => askServer<Me>("me"),
  /** Delete all that the server keeps of this guest. */
  forgetMe: () => askServer<object>("me/forget", {}),
  changeMe: (change: Partial<Me>) => askServer<Me>("me", change),
  /** Who plays on this device. */
  meHere: (change: Partial<Me>) => ask<Me>("me", change),
  games: () => askServer<Box[]>("games"),
  plainWords: (game: string, language: string) => askServer<PlainWords>(`games/${game}/plain/${language}`),
  openTable: (table: NewTable) => ask<{ table: string; invite: string }>("tables", table),
  openLesson: (game: string, more: boolean) => ask<{ table: string; invite: string }>("lessons", { game, more }),
  myTables: () => askServer<TableOnList[]>("tables/mine"),
  /** The log of a match that is over, letter by letter. */
  log: async (match: string) => (place.device ? (await logHere(match)).text : (await answerTo(`matches/${match}/log`)).text()),
  /** A log of this device, with a name for its file. */
  logHere,
  /** Put a match on the shelf of this device that was played elsewhere. */
  bring: (log: string) => ask<{ table: string }>("logs", log),
  replay: async (match: string) => whole(await ask<Replay>(`matches/${match}/replay`)),
  /** Some decisions of a seat in a match that is over, looked at again from the `first` on. */
  review: (match: string, seat: number, first: number, signal: AbortSignal) => ask<ReviewPart>(`matches/${match}/review/${seat}/${first}`, undefined, signal),
  openTables: () => askServer<TableOnList[]>("tables/open"),
};
