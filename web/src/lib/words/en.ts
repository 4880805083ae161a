import { pages } from "./pages";

// What is said at any table, and what is printed on the boxes; a game brings the rest of its words.
export default pages(
  import.meta.glob(
    [
      "../../../../src/meowple/locales/en/{common,ending,race,server,sounds,web}.ftl",
      "../../../../src/meowple/locales/en/*-box.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
