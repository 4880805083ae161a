import { flushSync, mount, tick, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Table } from "../../src/lib/net/table.svelte";
import { speak } from "../../src/lib/words/words.svelte";
import Invite from "../../src/pages/lobby/Invite.svelte";

test("a link that is copied again is said to be copied again", async () => {
  await speak("en");
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  const table = { invitation: { path: "/t/a#b", qr: ["10", "01"] }, view: null } as unknown as Table;
  const shown = mount(Invite, { target: document.body, props: { table, game: "Tail" } });
  flushSync();
  const region = document.querySelector("[role='status']");
  const said: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    document.querySelector<HTMLElement>('[data-do="copy"]')?.click();
    await tick();
    said.push(region?.textContent.trim() ?? "");
    await vi.waitFor(() => expect(region?.textContent.trim()).toBe("Copied!"));
  }
  expect(said).toEqual(["", ""]);
  void unmount(shown);
  vi.unstubAllGlobals();
});
