import type { GamePage } from "..";
import Board from "./Board.svelte";
import LinePicture from "./pieces/LinePicture.svelte";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Samples from "./Samples.svelte";
import { sound } from "./sounds";
import { details, ending, fact } from "./words";

export const page: GamePage = {
  Board,
  Options,
  Rules,
  Samples,
  words: import.meta.glob<string>("../../../../src/meowple/locales/*/tail{,-page,-lesson}.ftl", {
    query: "?raw",
    import: "default",
  }),
  fact,
  ending,
  rows: { order: ["round"], Picture: LinePicture },
  retold: { begins: ["round_began"] },
  lends: {},
  sound,
  details,
};
