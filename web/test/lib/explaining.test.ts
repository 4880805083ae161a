import { expect, test } from "vitest";
import { ruled } from "../../src/lib/board/explaining.svelte";
import type { Say } from "../../src/lib/words/words.svelte";

const say = ((key: string) => ({ "grab-title": "Grab!", grab: "All at once.", "paw-title": "Paws", paw: "They are left." })[key]) as Say;

test("a title that ends with a mark of its own gets no full stop", () => {
  expect(ruled(say, "grab")).toBe("Grab! All at once.");
  expect(ruled(say, "paw")).toBe("Paws. They are left.");
});
