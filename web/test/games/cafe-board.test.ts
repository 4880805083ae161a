import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pageOf } from "../../src/games";
import Board from "../../src/games/cafe/Board.svelte";
import type { Move, Sheet, View } from "../../src/games/cafe/types.gen";
import { Table } from "../../src/lib/net/table.svelte";
import type { Update } from "../../src/lib/net/wire";
import { speak } from "../../src/lib/words/words.svelte";
import { pretend } from "../pretended";

const SHEET: Sheet = {
  cells: Array.from({ length: 24 }, () => 0),
  circled: 1,
  crossed: 0,
  cats: [null, null, null, null, null, null],
  towers: [0, 0, 0, 0, 0],
  barred: [false, false, false, false, false],
};

const VIEW: View = {
  type: "cafe",
  seat: 0,
  seats: 2,
  options: {},
  phase: "draw",
  round: 3,
  first: 0,
  dice: [],
  taken: [1, 4],
  central: 2,
  sheets: [SHEET, SHEET],
  chosen: [false, false],
  choice: null,
  taken_back: [0, 0],
  idle: 0,
  costs: [],
  gains: [],
  reach: [],
  scores: [[["yarn", 8, 1]], []],
};

const DRAWS: Move[] = [
  { type: "draw", item: 2, tower: 1, floor: 1 },
  { type: "draw", item: 1, tower: 1, floor: 2, cat: 2 },
  { type: "draw", item: 1, tower: 1, floor: 2, cat: 6 },
  { type: "draw", item: 3, tower: 1, floor: 2 },
  { type: "pass" },
];
// A butterfly on floor 2 takes a paw.
const FLOORS = [0, 0, 0, 0, 0, 0];
const COSTS = [FLOORS, FLOORS, [0, 1, 0, 0, 0, 0], FLOORS, FLOORS, FLOORS];
const DRAWING: Partial<View> = { costs: COSTS, gains: [8, 2, 0, 3, 0] };

// The picture of a sheet is large, so all tests look at one board; each is a match of its own.
let table: Table;
let board: ReturnType<typeof mount>;
let match = 0;
let n = 0;

beforeAll(async () => {
  pretend();
  await speak("en");
  await pageOf("cafe");
  table = new Table("t", null);
  show({}, []);
  board = mount(Board, { target: document.body, props: { table, names: ["Anna", "Snowy"] } });
  flushSync();
}, 60_000);

afterAll(() => {
  void unmount(board);
  table.leave();
});

beforeEach(() => {
  match += 1;
  show({}, []);
});

function show(view: Partial<View>, moves: readonly Move[], decision: number | null = 3, lesson: object | null = null): void {
  n += 1;
  const update = { type: "update", n, match: `m${match}`, facts: [], moves, decision, waiting: [0], lesson };
  table.answered = null;
  table.update = { ...update, view: { ...VIEW, ...view } } as unknown as Update;
  flushSync();
}

function offered(): string[] {
  return [...document.querySelectorAll("button[data-move]")].map((one) => one.getAttribute("data-move") ?? "");
}

function press(move: string): void {
  document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
  flushSync();
}

function tap(move: string): void {
  const touch = new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true });
  document.querySelector(`[data-move="${move}"]`)?.dispatchEvent(touch);
  press(move);
}

function named(move: string): string {
  return document.querySelector(`[data-move="${move}"]`)?.getAttribute("aria-label") ?? "";
}

test("equal dice are one choice", () => {
  show({ phase: "draft", dice: [4, 4, 6], taken: [0, 0], central: 0 }, [
    { type: "take", value: 4 },
    { type: "take", value: 6 },
  ]);
  expect(offered()).toEqual(["take:4", "take:6"]);
  press("take:6");
  expect(table.answered).toBe(3);
});

test("of equal dice the others can be pressed too", () => {
  show({ phase: "draft", dice: [4, 4, 6], taken: [0, 0], central: 0 }, [
    { type: "take", value: 4 },
    { type: "take", value: 6 },
  ]);
  document.querySelectorAll<HTMLElement>('[data-spot="die:4"]')[1]?.click();
  expect(table.answered).toBe(3);
});

test("a finger sees first what a die brings, unless there is nothing to choose", () => {
  const dice = { phase: "draft", taken: [0, 0], central: 0 } as const;
  show({ ...dice, dice: [4, 6] }, [{ type: "take", value: 4 }, { type: "take", value: 6 }]);
  tap("take:4");
  expect(table.answered).toBeNull();
  tap("take:4");
  expect(table.answered).toBe(3);
  show({ ...dice, dice: [4, 4], round: 4 }, [{ type: "take", value: 4 }], 5);
  tap("take:4");
  expect(table.answered).toBe(5);
});

test("a cell says what can be drawn there, for how many paws and points", () => {
  show(DRAWING, DRAWS);
  expect(named("draw:1:1")).toBe("Tower 1, floor 1: empty. yarn: +8");
  expect(named("draw:1:2")).toContain("butterfly for 1 paw: +3");
});

test("a plain move is two presses", () => {
  show(DRAWING, DRAWS);
  press("draw:1:1");
  expect(table.answered).toBeNull();
  press("draw:1:1:2");
  expect(table.answered).toBe(3);
});

test("a house asks for its cat", () => {
  show(DRAWING, DRAWS);
  press("draw:1:2");
  expect(offered().filter((key) => key.startsWith("draw:1:2:"))).toEqual(["draw:1:2:1", "draw:1:2:3"]);
  press("draw:1:2:1");
  expect(offered().filter((key) => key.startsWith("draw:1:2:"))).toEqual(["draw:1:2:1:2", "draw:1:2:1:6"]);
  expect(table.answered).toBeNull();
  press("draw:1:2:1:6");
  expect(table.answered).toBe(3);
});

test("another cell changes a sealed choice: it is taken back, then the new one is played", () => {
  show(DRAWING, DRAWS);
  const choice = DRAWS[0] as View["choice"];
  show({ choice, chosen: [true, false] }, [{ type: "take_back" }], 4);
  expect(offered()).toContain("take_back");
  press("draw:1:2");
  press("draw:1:2:3");
  expect(table.answered).toBe(4);
  show(DRAWING, DRAWS, 5);
  expect(table.answered).toBe(5);
});

test("a change of mind that comes too late is forgotten", () => {
  show(DRAWING, DRAWS);
  show({ choice: DRAWS[0] as View["choice"], chosen: [true, false] }, [{ type: "take_back" }], 4);
  press("draw:1:2");
  press("draw:1:2:3");
  show({ ...DRAWING, round: 4 }, DRAWS, 9);
  expect(table.answered).toBeNull();
});

test("in a lesson only the wanted move can be pressed, and after it all", () => {
  show(DRAWING, DRAWS, 3, { says: "draw", step: 2, of: 8, move: 0 });
  expect(offered()).toEqual(["draw:1:1"]);
  show(DRAWING, DRAWS, 4, { says: "towers", step: 8, of: 8, move: null });
  expect(offered()).toEqual(["pass", "draw:1:1", "draw:1:2"]);
});
