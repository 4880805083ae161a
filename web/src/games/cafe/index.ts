import type { GamePage } from "..";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import Samples from "./Samples.svelte";
import { sound } from "./sounds";
import "./tokens.css";
import { details, fact } from "./words";

export const page: GamePage = {
  Board,
  Rules,
  Samples,
  words: import.meta.glob<string>("../../../../src/meowple/locales/*/cafe{,-page,-lesson}.ftl", {
    query: "?raw",
    import: "default",
  }),
  fact,
  sound,
  details,
};
