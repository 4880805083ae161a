import { flushSync, mount, tick, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import type { Table } from "../../src/lib/net/table.svelte";
import { speak } from "../../src/lib/words/words.svelte";
import Held from "../../src/pages/table/Held.svelte";

beforeEach(() => speak("en"));

/** A race that somebody at the table of Anna, who is me, and Ben pauses; and what is said where it was silent before. */
async function pausedBy(by: number) {
  // The page of a match has the region before anything is said in it.
  document.body.innerHTML = "<button id='mine'></button><div role='status'></div>";
  document.getElementById("mine")?.focus();
  const table = $state({ view: { yours: [0], chairs: [], held: null as object | null }, trial: null });
  const props = { table: table as unknown as Table, names: ["Anna", "Ben"] };
  const region = document.querySelector("[role='status']") ?? document.body;
  const shown = mount(Held, { target: region, props });
  table.view.held = { by, left: null };
  flushSync();
  await tick();
  const { activeElement } = document;
  const said = region.textContent ?? "";
  void unmount(shown);
  return { said, at: activeElement?.id || activeElement?.getAttribute("data-do") };
}

test("a pause is said where something could be heard before, and takes nobody else's focus", async () => {
  const { said, at } = await pausedBy(1);
  expect(said).toContain("Ben has paused the race.");
  expect(at).toBe("mine");
});

test("whoever has paused goes on at the button that lets the race go on", async () => {
  expect((await pausedBy(0)).at).toBe("go-on");
});
