// What the page asks outside of a table.
import type { Lag, Replay } from "./wire";

export interface Me {
  name: string;
  language: string;
}

export interface GameOnShelf {
  name: string;
  seats: [fewest: number, most: number];
  levels: string[];
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** Whether seats race, so that the ways to the table matter. */
  race: boolean;
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
  game: string;
  status: string;
  /** For each chair `free`, a bot's level, or a person's name behind an `@`. */
  chairs: string[];
  updated_at: number;
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

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  return (await (await answerTo(path, body)).json()) as Answer;
}

async function answerTo(path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: body ? { "content-type": "application/json" } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new NotPossible("no_connection");
  }
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => ({}))) as Partial<NotPossible>;
  throw new NotPossible(why.key ?? "no_connection", why.details);
}

export const api = {
  me: () => ask<Me>("me"),
  changeMe: (change: Partial<Me>) => ask<Me>("me", change),
  games: () => ask<GameOnShelf[]>("games"),
  openTable: (table: NewTable) => ask<{ table: string; invite: string }>("tables", table),
  openLesson: (game: string) => ask<{ table: string; invite: string }>("lessons", { game }),
  myTables: () => ask<TableOnList[]>("tables/mine"),
  /** The log of a match that is over, letter by letter. */
  log: async (match: string) => (await answerTo(`matches/${match}/log`)).text(),
  replay: (match: string) => ask<Replay>(`matches/${match}/replay`),
  openTables: () => ask<TableOnList[]>("tables/open"),
};
