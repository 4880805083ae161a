import { expect, test } from "vitest";
import { agreeing, edges, type Updates } from "../../src/games/boots/shared/agreed";
import type { Update } from "../../src/lib/net/wire";

const at = (round: number, phase: string) => ({ view: { round, phase } }) as unknown as Update;

test("all edges change in one frame: nobody sees the dice before the others", () => {
  let now: Updates = new Map();
  const latest = agreeing(
    () => [0, 2],
    () => now,
  );
  now = new Map([[0, at(1, "roll")]]);
  expect(latest().size).toBe(0);
  const rolled = new Map([
    [0, at(1, "roll")],
    [2, at(1, "roll")],
  ]);
  now = rolled;
  expect(latest()).toBe(rolled);
  now = new Map(rolled).set(2, at(1, "race"));
  expect(latest()).toBe(rolled);
  now = new Map(now).set(0, at(1, "race"));
  expect(latest()).toBe(now);
});

test("everybody has an edge of their own", () => {
  for (const count of [2, 3, 4]) expect(new Set(edges(count)).size).toBe(count);
});
