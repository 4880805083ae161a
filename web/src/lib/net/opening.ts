// Tables that begin without a further press.
import { api } from "./api";
import { expectTable } from "../browser/loading";
import { go } from "../browser/router.svelte";
import { startWhenReady } from "./starting";

/** The guided first game. */
export async function openLesson(game: string): Promise<void> {
  expectTable();
  const opened = await api.openLesson(game);
  go(`/t/${opened.table}#${opened.invite}`);
}

/** A game against kittens, for whoever has just learned it. */
export async function openFirstGame(game: string, seats: number): Promise<void> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat > 0 ? "kitten" : null));
  const opened = await api.openTable({ game, seats, options: {}, public: false, bots });
  startWhenReady(opened.table);
  go(`/t/${opened.table}#${opened.invite}`);
}
