import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replaying } from "../../src/lib/net/replaying.svelte";
import type { Replay, TableView } from "../../src/lib/net/wire";

const moment = (facts: object[], changed: object) => ({ at: 0, facts, waiting: [0], changed });
const REPLAY = {
  match: "m",
  left_out: 0,
  moments: [
    moment([], { round: 1, top: 4 }),
    moment([{ type: "drew" }], { top: 5 }),
    moment([], {}),
    moment([{ type: "kept" }, { type: "called" }], { round: 2 }),
  ],
} as unknown as Replay;

let replay: Replaying;
beforeEach(() => {
  vi.useFakeTimers();
  replay = new Replaying(REPLAY, {} as TableView);
});
afterEach(() => {
  replay.stop();
  vi.useRealTimers();
});

test("each moment is what has changed upon what was", () => {
  expect(replay.update.view).toEqual({ round: 1, top: 4 });
  replay.to(1);
  expect(replay.update.view).toEqual({ round: 1, top: 5 });
  replay.to(2);
  expect(replay.update.view).toEqual({ round: 2, top: 5 });
  replay.to(0);
  expect(replay.update.view).toEqual({ round: 1, top: 4 });
});

test("a moment at which nothing was seen is passed over, and no step leads beyond the end", () => {
  expect(replay.last).toBe(2);
  replay.to(99);
  expect(replay.at).toBe(2);
  replay.to(-1);
  expect(replay.at).toBe(0);
});

test("the log goes as far as the moment, and cards travel only forwards", () => {
  replay.to(2);
  expect(replay.log.map(({ fact }) => fact.type)).toEqual(["drew", "kept", "called"]);
  expect(replay.update.facts).toEqual([]);
  replay.to(1);
  expect(replay.update.facts).toEqual([]);
  replay.to(2);
  expect(replay.update.facts).toHaveLength(2);
});

test("it plays by itself to the end, and from there begins anew", () => {
  replay.run();
  vi.runAllTimers();
  flushSync();
  expect([replay.at, replay.running]).toEqual([2, false]);
  replay.run();
  expect([replay.at, replay.running]).toEqual([0, true]);
});
