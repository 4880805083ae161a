import { expect, test } from "vitest";
import { gamesOf, median, placesOf, type Played, recordsOf, sourcesOf } from "../../src/pages/me/matches";

function one(game: string, rank: number, score: number, more: Partial<Played> = {}): Played {
  return { match: "m", game, at: 1, seat: 0, seats: 3, rank, score, lines: [], more_is_better: true, times: false, ...more };
}

test("the game that was played most comes first", () => {
  expect(gamesOf([one("a", 1, 1), one("b", 1, 1), one("b", 1, 1)])).toEqual(["b", "a"]);
  expect(gamesOf([])).toEqual([]);
});

test("every place there could be is counted", () => {
  expect(placesOf([one("a", 1, 9), one("a", 3, 2), one("a", 1, 4)])).toEqual([2, 0, 1]);
  expect(placesOf([])).toEqual([]);
});

test("the best result is the smallest where fewer points are better", () => {
  const three = [one("a", 1, 9), one("a", 1, 2), one("a", 2, 4)];
  expect(recordsOf(three)).toEqual({ best: 9, row: 2 });
  expect(recordsOf(three.map((each) => ({ ...each, more_is_better: false }))).best).toBe(2);
  expect(recordsOf([one("a", 2, 0)]).row).toBe(0);
});

test("where points come from is told for a match on the average, nothing counting as nothing", () => {
  const two = [one("a", 1, 9, { lines: [["cats", 6, null], ["paws", 3, null]] }), one("a", 1, 2, { lines: [["cats", 2, null]] })];
  expect(sourcesOf(two)).toEqual([
    { kind: "cats", number: null, points: 4 },
    { kind: "paws", number: null, points: 1.5 },
  ]);
});

test("the median is one of the times", () => {
  expect([median([]), median([5]), median([9, 1, 4]), median([4, 1])]).toEqual([null, 5, 4, 1]);
});
