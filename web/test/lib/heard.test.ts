import { expect, test } from "vitest";
import { sound } from "../../src/games/tail/sounds";
import { soundsOf } from "../../src/lib/sound/heard";
import type { Update } from "../../src/lib/net/wire";

function update(n: number, more: Partial<Update> = {}): Update {
  return { type: "update", n, match: "m", facts: [], decision: null, outcome: null, ...more } as unknown as Update;
}
const heard = (before: Update | null, now: Update, seat: number | null = 0) => soundsOf(before, now, seat, sound);

test("a page that has just come hears nothing, nor one that is told the same again", () => {
  expect(heard(null, update(4, { decision: 1 }))).toEqual([]);
  expect(heard(update(4), update(4, { decision: 1 }))).toEqual([]);
});

test("facts sound, and who is asked hears it last", () => {
  const facts = [{ type: "kept", seat: 1, place: 0 }, { type: "called", seat: 1 }];
  expect(heard(update(1), update(2, { facts, decision: 3 }))).toEqual(["card", "call", "turn"]);
  expect(heard(update(1, { decision: 2 }), update(2, { decision: 3 }))).toEqual([]);
});

test("after a round the best hears a purr, the worst a hiss, a spectator nothing", () => {
  const facts = [{ type: "round_ended", round: 1, points: [3, 12, 20, null] }];
  const sounds = [0, 1, 2, 3, null].map((seat) => heard(update(1), update(2, { facts }), seat));
  expect(sounds).toEqual([["purr"], [], ["hiss"], [], []]);
});

test("at the end only the end is felt", () => {
  const facts = [{ type: "round_ended", round: 1, points: [30, 12] }];
  const outcome = { ranks: [1, 2], scores: [40, 50], breakdown: [], reason: "rounds_played" } as unknown as Update["outcome"];
  expect(heard(update(1), update(2, { facts, outcome }), 0)).toEqual(["purr"]);
  expect(heard(update(1), update(2, { facts, outcome }), 1)).toEqual(["hiss"]);
  expect(heard(update(2, { outcome }), update(3, { outcome }), 1)).toEqual([]);
});
