// What a game without a board brings from the server: its words, and where its facts hold seats.
import { api } from "../../lib/net/api";
import type { SeatFields } from "../../lib/net/wire";
import { Telling } from "../../lib/words/telling";
import type { Pages } from "../../lib/words/words.svelte";
import { LANGUAGES } from "../../wire.gen";

export interface Brought {
  /** By language, to be learned. */
  words: Pages;
  /** Which of its fields hold seats; none until some words are there. */
  seats: SeatFields;
  telling: Telling;
  /** The parts of its rules in short, where it has some. */
  rules: string[];
}

const brought = new Map<string, Brought>();

export function broughtBy(game: string): Brought {
  const known = brought.get(game);
  if (known) return known;
  const words = Object.fromEntries(LANGUAGES.map((one) => [`/${one}/`, once(() => fetched(game, one))]));
  const fresh = { words, seats: {}, telling: new Telling(game, {}), rules: [] };
  brought.set(game, fresh);
  return fresh;
}

/** The same answer each time; what failed is asked again. */
function once(ask: () => Promise<string>): () => Promise<string> {
  let asked: Promise<string> | null = null;
  return () =>
    (asked ??= ask().catch((why: unknown) => {
      asked = null;
      throw why;
    }));
}

async function fetched(game: string, language: string): Promise<string> {
  const { words, seats } = await api.plainWords(game, language);
  const titles = words.matchAll(new RegExp(`^${game}-rules-([a-z0-9-]+)-title *=`, "gm"));
  const rules = Array.from(titles, ([, part]) => part);
  Object.assign(broughtBy(game), { seats, telling: new Telling(game, seats), rules });
  return words;
}
