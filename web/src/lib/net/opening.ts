// Tables that are opened by one press.
import { pressedAt } from "../browser/pressed";
import { sayRefusal, words } from "../words/words.svelte";
import { api, NotPossible, type NewTable } from "./api";
import { expectTable } from "../browser/loading";
import { go, tableAt } from "../browser/router.svelte";
import { guest } from "./me.svelte";
import { place } from "./place.svelte";
import { startWhenReady } from "./starting";
import type { TableView } from "./wire";

interface Opened {
  table: string;
  invite: string;
}

/** Open a table where tables are opened now: at the server, or on this device. */
export async function openTable(wanted: NewTable): Promise<Opened> {
  await introduce();
  return api.openTable(wanted);
}

/** Go to a table that was just opened. */
export function sitAt({ table, invite }: Opened): void {
  go(tableAt(place.device, table, place.device ? "" : `#${invite}`));
}

/** This device hears who plays on it. */
export async function introduce(): Promise<void> {
  if (place.device) await api.meHere({ ...(guest.name ? { name: guest.name } : {}), language: words.language, cat: guest.cat });
}

/** The guided first game, or the one for what that leaves out. */
export async function openLesson(game: string, more = false): Promise<void> {
  expectTable();
  await introduce();
  sitAt(await api.openLesson(game, more));
}

/** A game against kittens, for whoever has just learned it. */
export async function openFirstGame(game: string, seats: number): Promise<void> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat > 0 ? "kitten" : null));
  const opened = await openTable({ game, seats, options: {}, public: false, bots });
  startWhenReady(opened.table);
  sitAt(opened);
}

/** A table to invite to, with as many chairs and the same choices as another one. */
export async function openLike({ game, chairs, options, lag }: TableView): Promise<void> {
  sitAt(await openTable({ game, seats: chairs.length, options, public: false, bots: [], lag }));
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
