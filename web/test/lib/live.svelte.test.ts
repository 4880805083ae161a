import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Live from "../../src/lib/board/Live.svelte";

test("news are read once, and again only when they happen again", () => {
  const props = $state({ n: 1, happened: "You draw a card.", todo: "Play it." });
  const shown = mount(Live, { target: document.body, props });
  const region = document.querySelector("[role='status']");
  const lines = () => [...(region?.children ?? [])];
  const [news] = lines();
  props.todo = "Where should it go?";
  flushSync();
  expect(region?.getAttribute("aria-atomic")).toBe("false");
  expect(lines().map((line) => line.textContent)).toEqual(["You draw a card.", "Where should it go?"]);
  expect(lines()[0] === news).toBe(true);
  props.n = 2;
  flushSync();
  expect(lines()[0] === news).toBe(false);
  void unmount(shown);
});
