import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replaying } from "../../src/lib/net/replaying.svelte";
import type { Replay, TableView } from "../../src/lib/net/wire";

const moment = (facts: object[], changed: object, opened: object = {}) => ({ at: 0, facts, waiting: [0], changed, opened });
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

test("where a round is once around the table it begins with each turn of whoever was first", () => {
  const turn = (type: string, seat: number) => moment([{ type, seat }], {});
  const played = ["drew 1", "laid 1", "drew 0", "laid 0", "found_toy 1", "drew 1", "laid 1", "slept 0", "slept 1"];
  const moments = [moment([], {}), ...played.map((one) => turn(one.slice(0, -2), Number(one.at(-1)))), moment([{ type: "final" }], {})];
  const again = new Replaying({ ...REPLAY, moments } as Replay, {} as TableView, { begins: ["final"], turns: ["drew", "found_toy", "slept"] });
  expect(again.rounds).toEqual([1, 5, 9, 10]);
});

test("it plays by itself to the end, and from there begins anew", () => {
  replay.run();
  vi.runAllTimers();
  flushSync();
  expect([replay.at, replay.running]).toEqual([2, false]);
  replay.run();
  expect([replay.at, replay.running]).toEqual([0, true]);
});

const SECRETIVE = {
  match: "m",
  left_out: 0,
  moments: [
    moment([{ type: "rolled" }], { round: 1 }, { row: [7] }),
    moment([{ type: "chose" }], { chosen: 1 }),
    moment([], { asked: 4 }),
    moment([{ type: "drew" }], { chosen: 0 }, { row: [3] }),
    moment([{ type: "rolled" }], { round: 2 }),
    moment([{ type: "chose" }], {}),
  ],
} as unknown as Replay;

test("what nobody saw is told with what comes next, and the end is always there", () => {
  const told = new Replaying(SECRETIVE, {} as TableView, { quiet: ["chose"] });
  expect(told.last).toBe(3);
  told.to(1);
  expect(told.update.view).toMatchObject({ chosen: 0, asked: 4 });
  expect(told.update.facts.map((fact) => (fact as { type: string }).type)).toEqual(["chose", "drew"]);
});

test("it jumps from round to round", () => {
  const told = new Replaying(SECRETIVE, {} as TableView, { quiet: ["chose"], begins: ["rolled"] });
  expect([told.rounds, told.round]).toEqual([[0, 2], 1]);
  expect([told.roundFrom(-1), told.roundFrom(1)]).toEqual([null, 2]);
  told.to(3);
  expect([told.round, told.roundFrom(-1), told.roundFrom(1)]).toEqual([2, 2, null]);
  expect(replay.rounds).toEqual([]);
});

test("the round that is played is counted from the beginning of the match, whether a fact tells of that or not", () => {
  const rounds = (...told: object[][]) => {
    const again = new Replaying({ ...REPLAY, moments: told.map((facts) => moment(facts, {})) } as Replay, {} as TableView, { begins: ["began"] });
    return told.map((_, at) => (again.to(at), again.round));
  };
  const [drew, second, third] = [{ type: "drew" }, { type: "began", round: 2 }, { type: "began", round: 3 }];
  expect(rounds([], [drew], [second], [drew], [third])).toEqual([1, 1, 2, 2, 3]);
  expect(rounds([{ type: "began", round: 1 }], [drew], [second])).toEqual([1, 1, 2]);
  expect(rounds([], [{ type: "began" }], [drew], [{ type: "began" }])).toEqual([1, 1, 1, 2]);
});

test("cards that lay hidden are open, unless somebody wants to see what was seen then", () => {
  const told = new Replaying(SECRETIVE, {} as TableView);
  expect([told.hides, replay.hides]).toEqual([true, false]);
  expect(told.update.view).toEqual({ round: 1, row: [7] });
  told.open = false;
  expect(told.update.view).toEqual({ round: 1 });
});

test("twice as fast it takes half the time", () => {
  replay.hurry(2);
  replay.run();
  vi.advanceTimersByTime(450);
  expect(replay.at).toBe(1);
  replay.hurry(0.5);
  vi.advanceTimersByTime(1799);
  expect(replay.at).toBe(1);
  vi.advanceTimersByTime(1);
  expect(replay.at).toBe(2);
});
