import { needed } from "../../lib/browser/loading";
import { learn, type Pages } from "../../lib/words/words.svelte";

/** What is said of an evening; it comes with one. */
const EVENING_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/evening.ftl", {
  query: "?raw",
  import: "default",
});

export const learnEvening = () => needed(learn(EVENING_WORDS));
