import { expect, test } from "vitest";
import { nextIn } from "../../src/games/fits/moves/arrows";
import { whyNotNow } from "../../src/games/fits/moves/drops";
import { newCard, ways } from "../../src/games/fits/table/flights";
import { explain } from "../../src/games/fits/explain";
import { gainSaid, gainsOf } from "../../src/games/fits/moves/gains";
import { Offers } from "../../src/games/fits/moves/offers";
import { extentOf, hasNeighbour, joinedSides, openSides } from "../../src/games/fits/table/places";
import { BOTTOM, LEFT, RIGHT, TOP, turnedSides } from "../../src/games/fits/pieces/sides";
import type { Card, Move, View } from "../../src/games/fits/types.gen";
import { ending } from "../../src/games/fits/words";
import type { Tagged } from "../../src/lib/net/wire";

/** A table of five columns and three rows. */
function tableWith(...cards: [at: number, sides: number][]): View {
  const lying = cards.map(([at, sides], box) => [at, 0, sides, "", box] as const);
  return { columns: 5, rows: 3, cards: lying, sleeping: [] } as unknown as View;
}

test("a card that is turned has its sides changed over", () => {
  expect(turnedSides(TOP | RIGHT)).toBe(BOTTOM | LEFT);
  expect(turnedSides(LEFT | RIGHT)).toBe(LEFT | RIGHT);
});

test("moves are things and their places, as the thing is turned", () => {
  const offers = new Offers([
    ["lay", 12, 7, false],
    ["lay", 12, 7, true],
    ["lay", 12, 8, true],
    ["sleep", 6, true],
    ["draw"],
  ]);
  expect(offers.things).toEqual(["lay:12", "sleep"]);
  expect(offers.targets("lay:12", true).map(({ key }) => key)).toEqual(["lay:12:7:true", "lay:12:8:true"]);
  expect(offers.turns("lay:12")).toBe(true);
  expect(offers.turns("sleep")).toBe(false);
  expect(offers.get("draw")).toEqual(["draw"]);
});

test("a thing that lies one way only is turned that way by itself", () => {
  const offers = new Offers([["sleep", 6, true]]);
  expect(offers.lies("sleep", false)).toBe(true);
});

test("cards are joined where both sides are open, and never around the edge of the table", () => {
  const view = tableWith([4, RIGHT], [5, LEFT], [6, LEFT | TOP]);
  const open = openSides(view);
  expect(joinedSides(4, open, view)).toBe(0);
  expect(joinedSides(5, open, view)).toBe(0);
  const joined = tableWith([5, RIGHT], [6, LEFT | TOP]);
  expect(joinedSides(6, openSides(joined), joined)).toBe(LEFT);
});

test("what is shown is what lies there and one place around it, as far as the table goes", () => {
  expect(extentOf(tableWith([0, 0], [7, 0]))).toEqual({ left: 0, top: 0, columns: 4, rows: 3 });
  expect(extentOf(tableWith())).toEqual({ left: 1, top: 0, columns: 3, rows: 3 });
});

test("a corner is no neighbour", () => {
  const view = tableWith([6, 0]);
  expect(hasNeighbour(7, openSides(view), view)).toBe(true);
  expect(hasNeighbour(12, openSides(view), view)).toBe(false);
});

test("an arrow leads to what lies straight ahead rather than to what is near aside", () => {
  const [ahead, aside] = [
    { x: 30, y: 0 },
    { x: 10, y: 15 },
  ];
  expect(nextIn("ArrowRight", { x: 0, y: 0 }, [aside, ahead])).toBe(ahead);
  expect(nextIn("ArrowLeft", { x: 0, y: 0 }, [aside, ahead])).toBeUndefined();
  expect(nextIn("Enter", { x: 0, y: 0 }, [ahead])).toBeUndefined();
});

const hand = (...cards: number[]): Card[] => cards.map((card) => [card, TOP, ""]);

test("the card that was drawn is found wherever it lies in the hand", () => {
  expect(newCard(hand(4, 9), hand(4, 7, 9))).toBe("hand:1");
  expect(newCard(hand(4, 9), hand(4, 9, 77))).toBe("hand:2");
  expect(newCard(hand(77), hand(77, 77))).toBe("hand:1");
});

test("a hand that is dealt, or from which a card was played, has no card that was drawn", () => {
  expect(newCard(hand(), hand(4, 9))).toBeNull();
  expect(newCard(hand(4, 9), hand(4))).toBeNull();
});

test("what others draw goes to them", () => {
  expect(ways({ type: "drew", seat: 2 }, null)).toEqual([["deck", "cards:2", "copied"]]);
});

const SAID = (key: string) => key;
const mine = (phase: string) => ({ seat: 0, turn: 0, phase }) as unknown as View;
const why = (thing: string | undefined, view: View, moves: Move[] = []) => whyNotNow(thing, new Offers(moves), view, ["Anna", "Snowy"], SAID);

test("what is pressed before its time says what comes first", () => {
  expect(why("lay:12", mine("turn"), [["draw"]])).toBe("fits-refused-draw-or-sleep-first");
  expect(why("sleep", mine("play"), [["lay", 12, 7, false]])).toBe("fits-refused-play-first");
  expect(why(undefined, mine("play"), [["lay", 12, 7, false]])).toBe("fits-refused-play-first");
  expect(why("lay:12", mine("cat"), [["cat", 7], ["pass"]])).toBe("fits-refused-cat-or-pass-first");
  expect(why("lay:12", mine("toy"), [["toy", 7]])).toBe("fits-refused-toy-first");
});

test("what is pressed in its time and cannot be laid says why", () => {
  expect(why("sleep", mine("turn"), [["draw"]])).toBe("fits-refused-last-cat-stays-awake");
  expect(why("princess", mine("play"), [["lay", 12, 7, false]])).toBe("fits-refused-princess-takes-a-place");
  expect(why("lay:13", mine("play"), [["lay", 12, 7, false]])).toBe("fits-refused-wall-to-wall");
});

test("the only thing to lay asks for its place", () => {
  expect(why("cat", mine("cat"), [["cat", 7], ["pass"]])).toBe("fits-board-choose-place");
});

test("in the turn of another one hears whose it is, and who looks on hears nothing", () => {
  expect(why("lay:12", { ...mine("turn"), turn: 1 })).toBe("refused-not-your-turn");
  expect(why("lay:12", { ...mine("turn"), seat: null })).toBe("");
});

test("the end says who laid the last cat or drew the last card, and whether it was me", () => {
  const named = (key: string, args?: object) => `${key} ${Object.values(args ?? {}).join()}`;
  const laid = [{ type: "drew", seat: 0 }, { type: "moved_in", seat: 0, at: 3 }, { type: "fell_asleep", seat: 1, at: 7 }, { type: "joined", boxes: 2 }];
  const after = { type: "moved_in", seat: 0, at: 9 };
  const ended = (reason: string, me: number | null) =>
    ending({ facts: [...laid, { type: "final_began", reason } as Tagged, after], view: null, reason, names: ["Anna", "Snowy"], me }, named);
  expect(ended("last_cat", 0)).toBe("fits-ending-last-cat Snowy");
  expect(ended("last_cat", 1)).toBe("fits-ending-last-cat-you ");
  expect(ended("deck_out", null)).toBe("fits-ending-deck-out Anna");
  expect(ending({ facts: [], view: null, reason: "deck_out", names: [], me: 0 }, named)).toBeNull();
});

test("each move has what it brings: at once, with a cat, and to others", () => {
  const moves: Move[] = [["draw"], ["lay", 12, 7, false], ["lay", 12, 8, false]];
  const view = { gains: [0, 2, 0], then: [0, 3, 0], changes: [[2, 1, -1]] } as unknown as View;
  const gains = gainsOf(moves, view);
  expect(gains.get("lay:12:7:false")).toEqual({ own: 2, then: 3, others: [] });
  const say = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" ");
  const said = [...gains.values()].map((gain) => gainSaid(gain, ["I", "Tails"], say));
  expect(said).toEqual([
    "fits-board-gain 0.",
    "fits-board-gain +2, fits-board-gain-cat +5.",
    "fits-board-gain 0, fits-board-gain-of Tails −1.",
  ]);
});

test("a thing tells what it is, in the words of the rules", () => {
  const view = {
    hand: [[12, 7, "m"], [77, 1, ""]],
    cards: [[5, 73, 15, "bb", 0], [6, 3, 7, "", 0]],
    sleeping: [[9, 1, 0, 1]],
    across: [[2, 0, null], [3, null, 77]],
  } as unknown as View;
  const about = (spot: string) => explain(spot, view, (key) => key).split(".")[0];
  const told = ["deck", "cats", "hand:0", "hand:1", "at:5", "at:6", "at:9", "at:1", "across:2", "across:3"].map(about);
  const parts = ["turn", "asleep", "box", "princess", "toy", "box", "asleep", null, "cat", "princess"];
  expect(told).toEqual(parts.map((part) => (part ? `fits-rules-${part}-title` : "")));
});
