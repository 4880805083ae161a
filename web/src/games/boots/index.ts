import type { GamePage } from "..";
import Board from "./Board.svelte";
import LinePicture from "./pieces/LinePicture.svelte";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Samples from "./Samples.svelte";
import Shared from "./Shared.svelte";
import { cardSaid } from "./pieces/cards";
import { sound } from "./sounds";
import "./tokens.css";
import WarmUp from "./WarmUp.svelte";
import { details, ending, fact, number } from "./words";

export const page: GamePage = {
  Board,
  Options,
  Rules,
  Samples,
  Shared,
  WarmUp,
  told: () => import("./Told.svelte"),
  words: import.meta.glob<string>("../../../../src/meowple/locales/*/boots{,-page,-lesson}.ftl", {
    query: "?raw",
    import: "default",
  }),
  fact,
  ending,
  number,
  rows: { order: ["cats", "paws"], Picture: LinePicture },
  retold: { begins: ["rolled", "rolled_itself"] },
  lends: { cardSaid },
  sound,
  details,
};
