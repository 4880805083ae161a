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
  defaults: {},
  lesson: true,
  fact,
  sound,
  details,
};
