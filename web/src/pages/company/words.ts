import type { Pages } from "../../lib/words/words.svelte";

/** What is said of the people around a table; it comes when something is asked of them. */
export const COMPANY_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/company.ftl", {
  query: "?raw",
  import: "default",
});
