import { expect, test } from "vitest";
import { nextCell } from "../../src/games/cafe/moves/arrows";
import { freshOn, isReveal } from "../../src/games/cafe/sheet/fresh";
import { cellAt, CELLS, middleOf, pawsForAPass, TOWERS } from "../../src/games/cafe/sheet/sheet";
import type { Fact, Sheet } from "../../src/games/cafe/types.gen";

const SHEET: Sheet = {
  cells: Array.from({ length: 24 }, () => 0),
  circled: 6,
  crossed: 2,
  cats: [null, null, null, null, null, 4],
  towers: [0, 0, 0, 0, 0],
  barred: [false, false, false, false, false],
};

test("cells count from the lowest floor of the first tower", () => {
  expect(CELLS).toHaveLength(24);
  expect(cellAt(1, 5)?.at).toBe(3);
  expect(cellAt(2, 1)?.at).toBe(4);
  expect(cellAt(5, 4)?.at).toBe(23);
  expect(cellAt(1, 4)).toBeUndefined();
});

test("every other tower stands half a step higher", () => {
  const [first, second] = [middleOf(1, 1), middleOf(2, 1)];
  expect(second.y - first.y).toBe(26);
  expect(TOWERS.map(({ floors }) => floors.length)).toEqual([4, 6, 5, 6, 3]);
});

test("arrows step over posts, and beside to what is nearest", () => {
  const step = (tower: number, floor: number, key: string) => {
    const next = nextCell(cellAt(tower, floor)!, key);
    return next && [next.tower, next.floor];
  };
  expect(step(1, 3, "ArrowUp")).toEqual([1, 5]);
  expect(step(1, 5, "ArrowDown")).toEqual([1, 3]);
  expect(step(1, 1, "ArrowDown")).toBeUndefined();
  expect(step(1, 2, "ArrowRight")).toEqual([2, 2]);
  expect(step(4, 6, "ArrowRight")).toEqual([5, 4]);
  expect(step(5, 3, "ArrowRight")).toBeUndefined();
  expect(step(3, 1, "Tab")).toBeUndefined();
});

test("every cell can be walked to from every other", () => {
  const seen = new Set([0]);
  for (const at of seen)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = nextCell(CELLS[at]!, key);
      if (next) seen.add(next.at);
    }
  expect(seen.size).toBe(24);
});

test("a pass circles three paws, or what is left", () => {
  expect([1, 15, 16, 18].map(pawsForAPass)).toEqual([3, 3, 2, 0]);
});

test("what was revealed is fresh on the sheet of who drew it", () => {
  const facts: Fact[] = [
    { type: "drew", seat: 0, item: 1, tower: 2, floor: 3, cat: 6, paws: 2, points: 4, circled: 0 },
    { type: "passed", seat: 1, paws: 3 },
    { type: "circled", seat: 0, tower: 2, number: 9 },
    { type: "barred", seat: 1, tower: 2 },
  ];
  const [mine, theirs] = [freshOn(SHEET, 0, facts), freshOn(SHEET, 1, facts)];
  expect(isReveal(facts)).toBe(true);
  expect([...mine.cells]).toEqual([6]);
  expect([...mine.paws].sort()).toEqual([0, 1]);
  expect(mine.cat).toBe(6);
  expect([...theirs.cells]).toEqual([]);
  expect([...theirs.paws].sort()).toEqual([3, 4, 5]);
  expect([...mine.towers, ...theirs.towers]).toEqual([2, 2]);
});
