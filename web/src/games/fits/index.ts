import type { GamePage } from "..";
import Board from "./Board.svelte";
import LinePicture from "./pieces/LinePicture.svelte";
import { cardSaid, placeSaid } from "./labels";
import { liesAcross } from "./moves/drops";
import { catSaid, chosenCoat } from "./pieces/cats";
import { turnedSides } from "./pieces/sides";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Samples from "./Samples.svelte";
import { sound } from "./sounds";
import "./tokens.css";
import type { View } from "./types.gen";
import { details, ending, fact } from "./words";

export const page: GamePage = {
  Board,
  Options,
  Rules,
  Samples,
  words: import.meta.glob<string>("../../../../src/meowple/locales/*/fits{,-page,-lesson}.ftl", {
    query: "?raw",
    import: "default",
  }),
  coat: (seat, view) => chosenCoat(seat, view as View),
  fact,
  ending,
  rows: { order: ["box", "more_cats"], counted: true, Picture: LinePicture },
  retold: { begins: ["final_began"], turns: ["drew", "found_toy", "fell_asleep"] },
  // The deck says how high it is, too.
  move: (move, say) => ((move as readonly unknown[])[0] === "draw" ? say("fits-move-draw") : null),
  lends: { cardSaid, catSaid, liesAcross, placeSaid, turnedSides },
  sound,
  details,
};
