import type { Pages } from "./words.svelte";

/** What is said where several people share a device; it comes with a table. */
export const DEVICE_WORDS: Pages = import.meta.glob<string>("../../../../src/meowple/locales/*/device.ftl", {
  query: "?raw",
  import: "default",
});
