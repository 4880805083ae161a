import type { GamePage } from "..";
import Board from "./Board.svelte";
import KindPicture from "./table/KindPicture.svelte";
import { KINDS } from "./table/tally";
import Rules from "./Rules.svelte";
import Samples from "./Samples.svelte";
import { moveKey } from "./moves/offers";
import { cellAt } from "./sheet/sheet";
import { sound } from "./sounds";
import "./tokens.css";
import type { Move } from "./types.gen";
import { details, ending, fact, move } from "./words";

export const page: GamePage = {
  Board,
  Rules,
  Samples,
  told: () => import("./Told.svelte"),
  words: import.meta.glob<string>("../../../../src/meowple/locales/*/cafe{,-page,-lesson}.ftl", {
    query: "?raw",
    import: "default",
  }),
  fact,
  ending,
  rows: { order: KINDS, summed: true, Picture: KindPicture },
  retold: { quiet: ["chose", "took_back"], begins: ["rolled"] },
  move,
  key: (move) => moveKey(move as Move),
  lends: { cellAt },
  sound,
  details,
};
