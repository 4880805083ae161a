import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "../../src/games";
import Board from "../../src/games/tail/Board.svelte";
import type { Spot, View } from "../../src/games/tail/types.gen";
import { Table } from "../../src/lib/net/table.svelte";
import type { Update } from "../../src/lib/net/wire";
import { speak } from "../../src/lib/words/words.svelte";
import { pretend } from "../pretended";

const HIDDEN: Spot = [null, false, false, 0, 0];
const ROW = [HIDDEN, HIDDEN, HIDDEN, HIDDEN];
const SWAP = 10;
const CALLED = { type: "called", seat: 1 };

const VIEW: View = {
  type: "tail",
  seat: 0,
  seats: 2,
  options: { end: "rounds", rounds: 3, minutes: 20, limit: 100, easy: false, memory: "strict" },
  round: 1,
  phase: "turn",
  asked: 3,
  starter: 0,
  turn: 0,
  playing: [0, 1],
  waiting: [],
  rows: [ROW, ROW],
  hand: null,
  special: null,
  covered: null,
  draws: 0,
  scanned: false,
  looking: [],
  called: null,
  left: 0,
  pile: 40,
  pile_number: 1,
  discards: 3,
  top: 4,
  turned_up: [],
  points: [],
  out: [0, 0],
  memory: null,
};

let table: Table;
let board: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  pretend();
  await speak("en");
  await pageOf("tail");
  table = new Table("t", null);
});

afterEach(() => {
  if (board) void unmount(board);
  table.leave();
  document.body.replaceChildren();
});

function show(view: Partial<View>, moves: object[]): void {
  const update = { type: "update", n: 1, match: "m", facts: [], moves, decision: 3, waiting: [0] };
  table.update = { ...update, view: { ...VIEW, ...view } } as unknown as Update;
  board = mount(Board, { target: document.body, props: { table, names: ["Anna", "Snowy"] } });
  flushSync();
}

function offered(): string[] {
  return [...document.querySelectorAll("button[data-move]")].map((one) => one.getAttribute("data-move") ?? "");
}

function press(move: string): void {
  document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
  flushSync();
}

const SWAPS = [0, 1].flatMap((place) => [2, 3].map((other) => ({ type: "swap", place, seat: 1, other })));

test("it offers what it was sent, and nothing else", () => {
  show({}, [{ type: "draw" }]);
  expect(offered()).toEqual(["draw"]);
});

test("the top discard is chosen first, then the place for it", () => {
  show({}, [{ type: "draw" }, { type: "take", place: 0 }, { type: "take", place: 3 }]);
  expect(offered()).toEqual(["draw", "take"]);
  press("take");
  expect(offered()).toEqual(["draw", "take", "take:0", "take:3"]);
  press("take");
  expect(offered()).toEqual(["draw", "take"]);
});

test("a swap is two presses: an own card, then another's", () => {
  show({ phase: "offer", special: SWAP, top: SWAP }, [...SWAPS, { type: "decline" }]);
  expect(offered()).toEqual(["swap:0", "swap:1", "decline"]);
  press("swap:1");
  expect(offered()).toEqual(["swap:1:1:2", "swap:1:1:3", "swap:0", "swap:1"]);
  expect(table.answered).toBeNull();
  press("swap:1:1:2");
  expect(table.answered).toBe(3);
  expect(offered()).toEqual([]);
});

test("a call is announced for a moment, and the turns that are left stay in sight", () => {
  vi.useFakeTimers();
  table.log = [{ n: 1, fact: CALLED }];
  show({ called: 1, left: 1 }, [{ type: "draw" }]);
  expect(document.querySelector("[data-announcement]")?.textContent).toContain("Snowy: “Gotcha!”");
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(document.querySelector("[data-announcement]")).toBeNull();
  expect(document.body.textContent).toContain("Turns left: 1");
  vi.useRealTimers();
});

test("a call that is told again after a reload is no news", () => {
  table.log = [{ n: 0, fact: CALLED }];
  show({ called: 1, left: 1 }, [{ type: "draw" }]);
  expect(document.querySelector("[data-announcement]")).toBeNull();
});

test("a refused number shows from under the special on offer", () => {
  show({ phase: "offer", special: SWAP, top: SWAP, covered: 9 }, [{ type: "decline" }]);
  expect(document.querySelector('[data-spot="covered"]')?.getAttribute("aria-label")).toContain("nine");
});

test("a name is drawn as text", () => {
  const evil = "<img src=x>";
  table.update = { view: VIEW, moves: [], facts: [], n: 1, decision: null, waiting: [1] } as unknown as Update;
  board = mount(Board, { target: document.body, props: { table, names: ["Anna", evil] } });
  flushSync();
  expect(document.querySelector("img")).toBeNull();
  expect(document.body.textContent).toContain(evil);
});
