import { expect, test } from "vitest";
import { unbundled } from "../../src/lib/net/bundles";

test("a bundle is as many moves as its list has parts, in order", () => {
  const moves = [["draw"], ["lay", 12, [7, 8], true], ["sleep", 7, false]];
  expect(unbundled(moves)).toEqual([["draw"], ["lay", 12, 7, true], ["lay", 12, 8, true], ["sleep", 7, false]]);
});

test("moves with names stay as they are", () => {
  const moves = [{ type: "keep", place: 1 }, { type: "discard" }];
  expect(unbundled(moves)).toEqual(moves);
});
