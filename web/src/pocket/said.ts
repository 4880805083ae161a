// What is said about this device is learned when it is first needed.
import { learn } from "../lib/words/words.svelte";

const PAGES = import.meta.glob<string>("../../../src/meowple/locales/*/pocket.ftl", { query: "?raw", import: "default" });

export function learnPocket(): Promise<void> {
  return learn(PAGES);
}
