import { expect, test } from "vitest";
import type { Ended } from "../../src/games";
import { ending as boots } from "../../src/games/boots/words";
import { ending as cafe } from "../../src/games/cafe/words";
import { ending as tail } from "../../src/games/tail/words";

const said = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" ");

function over(me: number | null, more: Partial<Ended>): Ended {
  return { facts: [], view: null, reason: "", names: ["Anna", "Ben"], me, ...more };
}

test("tail: whose call ended the last round", () => {
  const facts = [{ type: "called", seat: 0 }, { type: "round_ended" }, { type: "called", seat: 1 }];
  const reason = "rounds_played";
  expect(tail(over(0, { facts, reason }), said)).toBe("tail-ending-called Ben tail-reason-rounds-played");
  expect(tail(over(1, { facts, reason }), said)).toBe("tail-ending-called-you tail-reason-rounds-played");
  expect(tail(over(1, { reason }), said)).toBeNull();
});

test("cafe: whose third tower is full, be it one or more", () => {
  const view = (...towers: number[][]) => ({ sheets: towers.map((one) => ({ towers: one })) });
  const [full, not] = [[9, 0, 7, 0, 3], [9, 0, 0, 0, 3]];
  const reason = "three_towers";
  expect(cafe(over(0, { view: view(not, full), reason }), said)).toBe("cafe-ending-three-towers Ben");
  expect(cafe(over(0, { view: view(full, full), reason }), said)).toBe("cafe-ending-three-towers-you cafe-ending-three-towers Ben");
  expect(cafe(over(0, { view: view(not, not), reason: "nobody_draws" }), said)).toBeNull();
});

test("boots: who took the last paw", () => {
  const facts = [{ type: "won", seat: 0 }, { type: "won", seat: 1 }, { type: "game_ended" }];
  expect(boots(over(0, { facts }), said)).toBe("boots-ending-last-paw Ben");
  expect(boots(over(1, { facts }), said)).toBe("boots-ending-last-paw-you");
  expect(boots(over(1, {}), said)).toBeNull();
});
