import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import SmallBoard from "./SmallBoard.svelte";

test("a lost focus is set again, though the board does not ask for the element of its table", () => {
  const props = $state({ n: 0 });
  const shown = mount(SmallBoard, { target: document.body, props });
  flushSync();
  for (let update = 1; update < 4; update += 1) {
    (document.activeElement as HTMLElement | null)?.blur();
    expect(document.activeElement).toBe(document.body);
    props.n = update;
    flushSync();
    expect(document.activeElement).not.toBe(document.body);
  }
  void unmount(shown);
});
