// Tables that are opened by one press.
import { pressedAt } from "../browser/pressed";
import { sayRefusal } from "../words/words.svelte";
import { api, NotPossible } from "./api";
import { expectTable } from "../browser/loading";
import { go } from "../browser/router.svelte";
import { startWhenReady } from "./starting";
import type { TableView } from "./wire";

/** The guided first game, or the one for what that leaves out. */
export async function openLesson(game: string, more = false): Promise<void> {
  expectTable();
  const opened = await api.openLesson(game, more);
  go(`/t/${opened.table}#${opened.invite}`);
}

/** A game against kittens, for whoever has just learned it. */
export async function openFirstGame(game: string, seats: number): Promise<void> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat > 0 ? "kitten" : null));
  const opened = await api.openTable({ game, seats, options: {}, public: false, bots });
  startWhenReady(opened.table);
  go(`/t/${opened.table}#${opened.invite}`);
}

/** A table to invite to, with as many chairs and the same choices as another one. */
export async function openLike({ game, chairs, options, lag }: TableView): Promise<void> {
  const opened = await api.openTable({ game, seats: chairs.length, options, public: false, bots: [], lag });
  go(`/t/${opened.table}#${opened.invite}`);
}

/** Why something could not be opened, and where it was asked for. */
export interface NotOpened {
  text: string;
  beside: DOMRect | null;
}

/** Open something; gives why not, if it cannot be. */
export async function orWhyNot(open: () => Promise<void>): Promise<NotOpened | null> {
  const beside = pressedAt();
  try {
    await open();
    return null;
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    return { text: sayRefusal(error.key, error.details), beside };
  }
}
