import { beforeAll, beforeEach, expect, test } from "vitest";
import { pageOf } from "../../src/games";
import { isArrow, nearest } from "../../src/games/boots/moves/arrows";
import { whyNotThis } from "../../src/games/boots/moves/asks";
import { CATS } from "../../src/games/boots/pieces/cards";
import { Offers } from "../../src/games/boots/moves/offers";
import type { Attempt, Verdict, View } from "../../src/games/boots/types.gen";
import { Typing } from "../../src/games/boots/moves/typing";
import { callSaid, newest, resultsOf, shortly } from "../../src/games/boots/table/verdict";
import { warmAsk, warmView } from "../../src/games/boots/warming";
import { raceLetter } from "../../src/lib/race/colours";
import { say, speak } from "../../src/lib/words/words.svelte";
import { LANGUAGES } from "../../src/wire.gen";

beforeAll(() => pageOf("boots"));
beforeEach(() => speak("en"));

// Arrows

test("an arrow leads to the nearest card on its side, and rather straight ahead than aside", () => {
  const [ahead, aside, behind] = [
    { x: 90, y: 5 },
    { x: 60, y: 50 },
    { x: -10, y: 0 },
  ];
  expect(nearest([aside, behind, ahead], { x: 0, y: 0 }, "ArrowRight")).toBe(2);
  expect(nearest([aside, behind, ahead], { x: 0, y: 0 }, "ArrowLeft")).toBe(1);
});

test("at the edge of the table an arrow leads nowhere, and neither does another key", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(nearest(spots, { x: 50, y: 0 }, "ArrowRight")).toBeUndefined();
  expect(nearest(spots, { x: 0, y: 0 }, "ArrowUp")).toBeUndefined();
  expect(nearest(spots, { x: 0, y: 0 }, "Enter")).toBeUndefined();
  expect(isArrow("ArrowUp")).toBe(true);
  expect(isArrow("a")).toBe(false);
});

test("from anywhere the four arrows reach every card of a crooked grid", () => {
  const spots = Array.from({ length: 28 }, (_, at) => ({
    x: (at % 4) * 80 + ((at * 7) % 11) - 5,
    y: Math.floor(at / 4) * 80 + ((at * 5) % 11) - 5,
  }));
  const reached = new Set([0]);
  for (const at of reached) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = nearest(spots, spots[at] ?? { x: 0, y: 0 }, key);
      if (next !== undefined) reached.add(next);
    }
  }
  expect(reached.size).toBe(28);
});

// Letters

test.each(LANGUAGES)("two letters in any order are a cat in %s", async (language) => {
  await speak(language);
  const typing = new Typing();
  CATS.forEach(([boots, head], card) => {
    for (const [one, other] of [[boots, head], [head, boots]] as const) {
      expect(typing.hear(raceLetter(one), 1000)).toBeNull();
      expect(typing.hear(raceLetter(other).toLocaleLowerCase(), 1100)).toBe(card);
    }
  });
});

test("with another keyboard the English letters will do", async () => {
  await speak("uk");
  const typing = new Typing();
  typing.hear("b", 0);
  expect(CATS[typing.hear("r", 100) ?? -1]).toEqual(["blue", "red", "glasses"]);
});

test("letters too far apart do not belong together", () => {
  const typing = new Typing();
  typing.hear("r", 0);
  expect(typing.hear("b", 1500)).toBeNull();
  expect(CATS[typing.hear("b", 1600) ?? -1]).toEqual(["blue", "blue", "headphones"]);
});

test("a number is a paw, and other keys are nothing", () => {
  const typing = new Typing();
  expect(["1", "5"].map((key) => typing.hear(key, 0))).toEqual([21, 25]);
  expect(["0", "6", " ", "Enter", "x", "Tab"].map((key) => typing.hear(key, 0))).toEqual(Array(6).fill(null));
});

// The verdict

const VERDICT: Verdict = {
  round: 3,
  dice: ["red", "blue"],
  card: 13,
  winner: 1,
  tied: [],
  attempts: [[4, 450, "wrong"], [13, 612, "right"], null, [13, 640, "right"]],
};

test("a verdict says of each seat what it did and how quick it was", () => {
  const results = resultsOf(VERDICT);
  expect(results.map(({ call }) => call)).toEqual(["wrong", "won", "nothing", "right"]);
  expect(results.map((result) => shortly(result, say))).toEqual(["✗\u20090.45\u00a0s", "★\u20090.61\u00a0s", "–", "✓\u20090.64\u00a0s"]);
  expect(callSaid("too_soon", say)).toBe("before the dice could be seen");
});

test("who passed has no time", () => {
  const [passed] = resultsOf({ ...VERDICT, winner: null, attempts: [[null, 900, "passed"]] });
  expect(passed).toMatchObject({ reaction: null, call: "passed" });
});

test("a verdict is news until the dice are shown again", () => {
  const view = { phase: "roll", last: VERDICT } as View;
  expect(newest(view)).toBe(VERDICT);
  expect(newest({ ...view, phase: "race" })).toBeNull();
  expect(newest({ ...view, phase: "over" })).toBe(VERDICT);
});

// The warm-up

const ASKED = { phase: "race", owners: [null, 0, null], mine: null, last: null } as unknown as View;

function after(call: Attempt[2]): View {
  return { ...ASKED, phase: "roll", owners: [0, 0, null], last: { ...VERDICT, attempts: [[0, 840, call]] } };
}

test("after a warm-up all cards are still in sight, and what the paw was on", () => {
  expect(warmView(ASKED, undefined)).toBe(ASKED);
  const view = warmView(ASKED, after("right"));
  expect(view.owners).toEqual(ASKED.owners);
  expect(view.mine).toEqual([0, 840, "right"]);
});

test("a warm-up says what to do, and then what would count", () => {
  const tried = { reaction: 840 };
  expect(warmAsk(ASKED, null, say)).toBe("Which cat is it? Grab it!");
  expect(warmAsk(warmView(ASKED, after("right")), tried, say)).toBe("Right! Your time: 0.84\u00a0s");
  expect(warmAsk(warmView(ASKED, after("wrong")), tried, say)).toMatch(/^Not that one/);
  expect(warmAsk(warmView(ASKED, after("too_soon")), tried, say)).toMatch(/^Too quick/);
  expect(warmAsk(warmView(ASKED, after("too_late")), tried, say)).toMatch(/^The time was up/);
});

// Why not

test("a card that cannot be grabbed says why, unless words would disturb a race", () => {
  const roll = { phase: "roll" } as View;
  const race = { phase: "race" } as View;
  const free = new Offers([{ type: "roll" }]);
  const lesson = new Offers([{ type: "grab", card: 13 }]);
  expect(whyNotThis(3, roll, free, false, say)).toBe("The dice are not rolled yet.");
  expect(whyNotThis(3, race, lesson, false, say)).toBe("");
  expect(whyNotThis(1, race, lesson, true, say)).toBe("That is the all-blue cat. We are looking for the blue and red cat.");
  expect(whyNotThis(1, race, new Offers([]), true, say)).toBe("");
});
