import { expect, test } from "vitest";
import { explain } from "../../src/games/tail/explain";
import { marksOf } from "../../src/games/tail/table/marks";
import type { Fact, View } from "../../src/games/tail/types.gen";

const view = (turn: number, seat: number | null = 0) => ({ seat, turn }) as unknown as View;
const marks = (facts: object[], turn: number, seat: number | null = 0) =>
  Object.fromEntries(marksOf(facts.map((one, n) => ({ n, fact: one as Fact })), view(turn, seat)));

const ROUND = { type: "round_began", round: 1, starter: 0, put_back: [] };
const TOOK = { type: "took", seat: 1, place: 2 };
const SWAPPED = { type: "swapped", seat: 2, place: 0, other_seat: 0, other_place: 3 };
const MINE = { type: "drew", seat: 0 };

test("what others touched since my last turn is marked, each as it was touched", () => {
  const peeked = { type: "peeked", seat: 2, place: 1 };
  expect(marks([ROUND, MINE, TOOK, SWAPPED, peeked], 0)).toEqual({
    "1:2": "new",
    "2:0": "swapped",
    "0:3": "swapped",
    "2:1": "looked",
  });
});

test("marks stay while I have my turn, and are gone when it is over", () => {
  expect(marks([ROUND, TOOK, MINE], 0)).toEqual({ "1:2": "new" });
  expect(marks([ROUND, TOOK, MINE], 1)).toEqual({});
  expect(marks([ROUND, TOOK, MINE, { ...TOOK, place: 0 }], 2)).toEqual({ "1:0": "new" });
});

test("what I do myself is not marked, nor what was before this round, nor anything for who looks on", () => {
  expect(marks([ROUND, { ...SWAPPED, seat: 0 }], 0)).toEqual({});
  expect(marks([TOOK, ROUND], 0)).toEqual({});
  expect(marks([ROUND, TOOK], 2, null)).toEqual({});
});

test("a thing tells what it is: a number, a special, a card face down, a pile", () => {
  const say = (key: string) => key;
  const table = { top: 12, hand: null, covered: null } as unknown as View;
  const about = (spot: string) => explain(spot, table, (_, place) => (place ? 7 : null), say);
  expect(about("discard")).toBe("tail-card-draw-two. tail-offer-draw-two tail-about-special");
  expect(about("1:0")).toBe("tail-about-hidden");
  expect(about("1:1")).toBe("tail-about-number");
  expect(about("pile")).toBe("tail-about-pile");
  expect(about("turned-up")).toBe("tail-about-turned-up");
});
