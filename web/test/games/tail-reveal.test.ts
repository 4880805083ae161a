import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replacedIn, Reveal, stepsOf } from "../../src/games/tail/table/reveal.svelte";
import type { Fact, Spot, View } from "../../src/games/tail/types.gen";

const [SWAP, PEEK] = [10, 11];
const spot = (card: number | null, open: boolean): Spot => [card, open, false, 0, 0];
const view = (phase: View["phase"], rows: Spot[][]): View => ({ phase, rows }) as unknown as View;

const BEFORE = view("turn", [
  [spot(null, false), spot(null, false)],
  [spot(3, true), spot(null, false)],
]);
const AFTER = view("between", [
  [spot(1, true), spot(7, true)],
  [spot(3, true), spot(9, true)],
]);
const FACTS: Fact[] = [
  { type: "replaced", seat: 0, place: 1, special: SWAP, cards: [PEEK, 7] },
  { type: "round_ended", round: 1, points: [8, 12] },
];

let still = false;
beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("cards open one by one, a special first and then what came in its place", () => {
  expect(stepsOf(AFTER, BEFORE, FACTS)).toEqual([
    ["0:0", 1],
    ["0:1", SWAP],
    ["0:1", PEEK],
    ["0:1", 7],
    ["1:1", 9],
  ]);
});

test("what is not open yet is seen from behind, and in the end the view is seen", () => {
  const reveal = new Reveal();
  reveal.look(BEFORE, []);
  reveal.look(AFTER, FACTS);
  expect([reveal.at("0:0"), reveal.at("0:1"), reveal.at("1:0")]).toEqual([null, null, undefined]);
  vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
  expect([reveal.at("0:0"), reveal.at("0:1")]).toEqual([1, SWAP]);
  reveal.look(AFTER, []);
  expect(reveal.running).toBe(true);
  vi.runAllTimers();
  expect(reveal.running).toBe(false);
});

test("a new round ends it, and with reduced motion all is open at once", () => {
  const reveal = new Reveal();
  reveal.look(AFTER, FACTS);
  reveal.look(BEFORE, []);
  expect(reveal.running).toBe(false);
  still = true;
  reveal.look(AFTER, FACTS);
  expect(reveal.running).toBe(false);
});

test("replaced cards are remembered for the round they were in", () => {
  const log = FACTS.map((fact) => ({ n: 1, fact }));
  expect([...replacedIn(log)]).toEqual([["0:1", [SWAP, PEEK]]]);
  const began = { n: 2, fact: { type: "round_began", round: 2, starter: 0, put_back: [] } as Fact };
  expect([...replacedIn([...log, began])]).toEqual([]);
});
