import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Confetti from "../../src/pages/end/Confetti.svelte";

function falls(match: string): boolean {
  const shown = mount(Confetti, { target: document.body, props: { match } });
  flushSync();
  const seen = document.querySelector("[data-confetti]") !== null;
  void unmount(shown);
  return seen;
}

test("it falls once over each match, however often its end is looked at", () => {
  expect([falls("m1"), falls("m1"), falls("m2"), falls("m1")]).toEqual([true, false, true, false]);
});
