import type { Pages } from "../../lib/words/words.svelte";

/** What is said of programs; it comes when somebody has to do with one. */
export const PROGRAM_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/program.ftl", {
  query: "?raw",
  import: "default",
});
