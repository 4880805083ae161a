import { expect, test } from "vitest";
import { moveKey, Offers } from "../../src/games/tail/moves/offers";

test("a move's key is its type and its arguments", () => {
  expect(moveKey({ type: "draw" })).toBe("draw");
  expect(moveKey({ type: "take", place: 2 })).toBe("take:2");
  expect(moveKey({ type: "swap", place: 0, seat: 3, other: 1 })).toBe("swap:0:3:1");
});

test("offers are found by key, and by how a key begins", () => {
  const swap = { type: "swap", place: 0, seat: 3, other: 1 } as const;
  const offers = new Offers([swap, { type: "decline" }]);
  expect(offers.get("swap:0:3:1")).toBe(swap);
  expect(offers.some("swap:0")).toBe(true);
  expect(offers.some("swap:1")).toBe(false);
  expect(offers.some("decline")).toBe(true);
  expect(offers.none).toBe(false);
});
