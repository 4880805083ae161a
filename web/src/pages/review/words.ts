import type { Pages } from "../../lib/words/words.svelte";

/** What is said where a match is looked at again; nobody else needs it. */
export const REVIEW_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/review.ftl", { query: "?raw", import: "default" });
