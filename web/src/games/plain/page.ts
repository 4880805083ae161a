// The page of a game that has no board here: all of it comes from what the server tells.
import type { GamePage } from "..";
import Board from "./Board.svelte";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Shared from "./Shared.svelte";
import { factSaid, keysOf } from "./said";
import WarmUp from "./WarmUp.svelte";
import { broughtBy } from "./words";

/** What the plain board says itself. */
export const OWN = import.meta.glob<string>("../../../../src/meowple/locales/*/plain.ftl", { query: "?raw", import: "default" });

export function plainPage(game: string): GamePage {
  return {
    Board,
    Options,
    Rules,
    Shared,
    WarmUp,
    words: broughtBy(game).words,
    fact: (fact, _, names, me = null) => factSaid(game, fact, names, me),
    key: (move) => keysOf(move).join(":"),
    sound: () => "card",
    details: (args, say, names) => broughtBy(game).telling.details(args, say, names),
  };
}
