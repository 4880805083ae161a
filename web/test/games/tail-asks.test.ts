import { expect, test } from "vitest";
import { asks, spoken } from "../../src/games/tail/moves/asks";
import type { View } from "../../src/games/tail/types.gen";

const DRAW_TWO = 12;
const view = { seat: 0, phase: "offer", special: DRAW_TWO, draws: 0 } as unknown as View;
const heard = (waiting: number[]) => {
  const mine = waiting.includes(0);
  const say = (key: string) => key;
  return spoken(asks({ view, waiting, names: ["I", "Tom"], chosen: null, asked: mine, takeable: false }, say));
};

test("what a special does is said to whom it is offered", () => {
  expect(heard([0])).toBe("tail-card-draw-two. tail-offer-draw-two");
});

test("what another may do with a special is not said as if it were asked of me", () => {
  expect(heard([1])).toBe("waiting-for");
});
