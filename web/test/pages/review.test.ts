// A match looked at again: the sums, the parts that come one after the other, and what is marked.
import { afterEach, expect, test } from "vitest";
import { GAMES, type GamePage } from "../../src/games";
import { NotPossible } from "../../src/lib/net/api";
import type { Reviewed, ReviewPart } from "../../src/lib/net/wire";
import { mark } from "../../src/pages/review/marking";
import { retellingOf, type Retelling } from "../../src/pages/review/moves";
import { Reviewing } from "../../src/pages/review/reviewing.svelte";
import { percent, signed, sumsOf, worstOf } from "../../src/pages/review/sums";

const DEAR = { view: {}, move: { type: "a" }, better: { type: "b" }, why: [] };

function one(before: number, chosen = before, answered = chosen, doubt = 0): Reviewed {
  return { forced: false, before, chosen, answered, doubt, dear: before > chosen ? DEAR : null };
}

afterEach(() => document.body.replaceChildren());

test("the steps add up to the result", () => {
  const told = { decisions: [one(0.6), one(0.6, 0.5, 0.7), one(0.4, 0.2)], even: 0.5, ended: 0 };
  const { luck, cost, others } = sumsOf(told);
  expect(luck).toBeCloseTo(0.3);
  expect(cost).toBeCloseTo(0.3);
  expect(0.5 + luck - cost + others).toBeCloseTo(0);
});

test.each([
  ["luck", { decisions: [one(0.9)], even: 0.5, ended: 1 }],
  ["own", { decisions: [one(0.5, 0.1)], even: 0.5, ended: 0 }],
  ["others", { decisions: [one(0.5)], even: 0.5, ended: 0 }],
] as const)("what explains most of it: %s", (mostly, told) => {
  expect(sumsOf(told).mostly).toBe(mostly);
});

test("luck that cannot be told from nothing explains nothing", () => {
  const told = { decisions: [one(0.5), one(0.5, 0.5, 0.9, 0.3)], even: 0.5, ended: 1 };
  expect(sumsOf(told)).toMatchObject({ unclear: true, mostly: "others" });
});

test("the three that cost most are shown, the dearest first", () => {
  const decisions = [one(0.5, 0.45), one(0.5), one(0.5, 0.2), one(0.5, 0.4), one(0.5, 0.3)];
  expect(worstOf(decisions).map(({ number }) => number)).toEqual([2, 4, 3]);
});

test("numbers are no finer than they are known", () => {
  expect([0.634, 0, 1].map(percent)).toEqual(["63\u00a0%", "0\u00a0%", "100\u00a0%"]);
  expect([0.13, -0.13, 0.01, -0.01].map((chance) => signed(chance))).toEqual(["+15", "−15", "0", "0"]);
});

/** Answers in turn: a part with so many decisions, or a refusal. */
function answers(...all: (number | string)[]) {
  const asked: number[] = [];
  const ask = async (_match: string, _seat: number, first: number): Promise<ReviewPart> => {
    asked.push(first);
    const now = all.shift() ?? "no_connection";
    if (typeof now === "string") throw new NotPossible(now);
    return { first, of: 3, even: 0.5, ended: 1, decisions: Array.from({ length: now }, () => one(0.5)) };
  };
  return { asked, ask };
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await Promise.resolve();
}

test("one part after the other is asked for, until all is there", async () => {
  const { asked, ask } = answers(2, 1);
  const review = new Reviewing("match", 0, ask);
  review.goOn();
  await until(() => review.done);
  expect(asked).toEqual([0, 2]);
});

test("whoever has to wait asks again", async () => {
  const { asked, ask } = answers("review_busy", 3);
  const review = new Reviewing("match", 0, ask, () => Promise.resolve());
  review.goOn();
  await until(() => review.done);
  expect(asked).toEqual([0, 0]);
});

test("a refusal stops it, and it goes on where it was", async () => {
  const { asked, ask } = answers(1, "review_went_wrong", 2);
  const review = new Reviewing("match", 0, ask);
  review.goOn();
  await until(() => review.failed !== null);
  expect(review.failed?.key).toBe("review_went_wrong");
  review.goOn();
  await until(() => review.done);
  expect(asked).toEqual([0, 1, 1]);
});

test("whoever leaves asks for no more", async () => {
  const { asked, ask } = answers(1, 1, 1);
  const review = new Reviewing("match", 0, ask);
  review.goOn()();
  await Promise.resolve();
  await Promise.resolve();
  expect([asked, review.decisions.length]).toEqual([[0], 0]);
});

const SPOTS: Retelling = {
  said: () => "",
  spots: (move) => (move as readonly string[]).map((spot) => `[data-spot="${spot}"]`),
  make(board) {
    const made = board.ownerDocument.createElement("i");
    board.append(made);
    return made;
  },
};

test("what was played and what was better is marked, and what belongs to both", () => {
  document.body.innerHTML = '<main><b data-spot="pile"></b><b data-spot="0:1"></b><b data-spot="0:2"></b></main>';
  const board = document.querySelector("main") as HTMLElement;
  const clear = mark(board, { played: ["pile", "0:1"], better: ["pile", "0:2", "there"], view: {} }, SPOTS);
  expect([...board.children].map((one) => (one as HTMLElement).dataset.marked)).toEqual(["both", "played", "better", "better"]);
  clear();
  expect(board.querySelectorAll("[data-marked], i")).toHaveLength(0);
});

test.each([
  ["tail", { type: "swap", place: 0, seat: 1, other: 2 }, { seat: 0 }, ['[data-spot="0:0"]', '[data-spot="1:2"]']],
  ["tail", { type: "call" }, { seat: 0 }, []],
  ["boots", { type: "grab", card: 7 }, {}, ['[data-card="7"]']],
  ["cafe", { type: "take", value: 4 }, {}, ['[data-spot="die:4"]']],
  ["fits", ["lay", 12, 53, true], { hand: [[3, 1, ""], [12, 1, ""]], across: [] }, ['[data-spot="hand:1"]', '[data-spot="at:53"]']],
  ["fits", ["cat", 53], { hand: [], across: [] }, ['[data-spot="cats"]', '[data-spot="across:53"]']],
  ["plain", { type: "whatever" }, {}, []],
] as const)("each game says where a move is: %s %o", async (game, move, view, spots) => {
  const page = game === "plain" ? ({} as GamePage) : (await GAMES[game]?.())?.page;
  expect((await retellingOf(game, page as GamePage)).spots(move as never, view)).toEqual(spots);
});
