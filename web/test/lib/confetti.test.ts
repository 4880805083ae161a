import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
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

test("nor does it fall again after a reload", async () => {
  vi.resetModules();
  const { isFirst } = await import("../../src/pages/end/fallen");
  expect([isFirst("m1"), isFirst("m3")]).toEqual([false, true]);
});

test("what was hidden while it fell, or has fallen, is gone", () => {
  for (const [match, ends, times] of [["m4", "animationcancel", 1], ["m5", "animationend", 28]] as const) {
    const shown = mount(Confetti, { target: document.body, props: { match } });
    flushSync();
    const sky = document.querySelector("[data-confetti]");
    for (const piece of [...(sky?.children ?? [])].slice(0, times)) piece.dispatchEvent(new Event(ends, { bubbles: true }));
    flushSync();
    expect(document.querySelector("[data-confetti]")).toBeNull();
    void unmount(shown);
  }
});
