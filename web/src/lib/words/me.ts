import type { Pages } from "./words.svelte";

/** What is said of what a server keeps of a guest; it comes with that page. */
export const ME_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/me.ftl", {
  query: "?raw",
  import: "default",
});
