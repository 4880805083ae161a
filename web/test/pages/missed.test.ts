import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Table } from "../../src/lib/net/table.svelte";
import type { Tagged } from "../../src/lib/net/wire";
import { speak } from "../../src/lib/words/words.svelte";
import Missed from "../../src/pages/device/Missed.svelte";

const DREW = { type: "drew", seat: 0 } as Tagged;
const ANOTHER = { type: "drew", seat: 1 } as Tagged;
const REST = "The log tells the rest.";

let digest: ReturnType<typeof mount> | undefined;
beforeEach(() => speak("en"));
afterEach(() => {
  if (digest) void unmount(digest);
  digest = undefined;
});

/** What the first seat reads that has missed this. */
function read(missed: Tagged[]): string {
  const table = { missed, update: { outcome: null }, view: { game: "tail", timing: null, chairs: [{ level: null }] } };
  digest = mount(Missed, { target: document.body, props: { table: table as unknown as Table, seat: 0, line: () => "a line" } });
  flushSync();
  return document.querySelector("[data-missed]")?.textContent ?? "";
}

test("who has read all that was missed is not sent to the log", () => {
  expect(read([DREW, DREW])).not.toContain(REST);
});

test("who has missed more than is told is sent to the log", () => {
  expect(read(Array<Tagged>(6).fill(DREW))).toContain(REST);
});

test("what others did meanwhile stands in the log", () => {
  expect(read([DREW, ANOTHER])).toContain(REST);
});
