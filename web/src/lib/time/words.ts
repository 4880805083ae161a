import type { Pages } from "../words/words.svelte";

/** What is said of clocks; it comes with the lobby, and with a table that has some. */
export const TIME_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/time.ftl", {
  query: "?raw",
  import: "default",
});
