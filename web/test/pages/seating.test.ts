import { beforeEach, expect, test } from "vitest";
import { wantsStart } from "../../src/lib/net/starting";
import type { Command, TableView } from "../../src/lib/net/wire";
import { Seating } from "../../src/pages/lobby/seating";

const asked: Command[] = [];
let waiting = new Set<string>();
const table = {
  ask: (command: Command) => {
    const id = String(asked.push(command));
    waiting.add(id);
    return id;
  },
  waitsFor: (id: string) => waiting.has(id),
};
const view = (...kinds: string[]) => ({ chairs: kinds.map((kind) => ({ kind })), players: [2, 5], host: true }) as unknown as TableView;
const bot = (seat: number): Command => ({ type: "seat_bot", seat, level: "cat" });
const seats = () => asked.map((one) => (one.type === "chairs" ? one.seats : one.type));

let seating: Seating;
beforeEach(() => {
  asked.length = 0;
  waiting = new Set();
  seating = new Seating(table);
});

test("quick presses count on from what was asked last, as far as the game goes", () => {
  const now = view("person", "free", "free");
  for (const change of [1, 1, 1, -1] as const) seating.add(change, now);
  expect(seats()).toEqual([4, 5, 4]);
  waiting.clear();
  seating.add(-1, now);
  expect(seats()).toEqual([4, 5, 4, 2]);
});

test("nobody loses a chair", () => {
  seating.add(-1, view("person", "bot", "bot"));
  expect(asked).toEqual([]);
});

test("while chairs come or go nobody is put on one, and the other way round", () => {
  const now = view("person", "free", "free", "free");
  seating.add(-1, now);
  seating.ask(bot(1), bot(2), bot(3));
  expect(seats()).toEqual([3]);
  waiting.clear();
  seating.ask(bot(1), bot(2));
  seating.add(-1, now);
  expect(seats()).toEqual([3, "seat_bot", "seat_bot"]);
  expect(seating.settled).toBe(false);
});

test("who shares the screen sits on the chair that was meant, on the first free one, or on one more", () => {
  const now = view("person", "free", "free");
  expect(seating.share("Mum", now, 2)).toBe(true);
  waiting.clear();
  seating.share("Dad", now, null);
  waiting.clear();
  seating.share("Ann", view("person", "person"), null);
  expect(asked).toEqual([
    { type: "sit", seat: 2, name: "Mum" },
    { type: "sit", seat: 1, name: "Dad" },
    { type: "chairs", seats: 3 },
    { type: "sit", seat: 2, name: "Ann" },
  ]);
});

test("nobody sits down twice by two quick presses, nor where there is no room", () => {
  expect(seating.share("Mum", view("person", "free"), null)).toBe(true);
  expect(seating.share("Mum", view("person", "free"), null)).toBe(false);
  waiting.clear();
  expect(seating.share("Mum", view("person", "bot", "bot", "bot", "bot"), null)).toBe(false);
  expect(asked).toHaveLength(1);
});

test("free chairs are put away before it begins", () => {
  seating.start(view("person", "free", "person"));
  waiting.clear();
  seating.start(view("person", "person"));
  expect(seats()).toEqual([2, "start"]);
});

test("start that is pressed while bots sit down is not lost", () => {
  sessionStorage.clear();
  const now = { ...view("person", "free", "free"), id: "t" };
  seating.ask(bot(1), bot(2));
  seating.start(now);
  expect(seats()).toEqual(["seat_bot", "seat_bot"]);
  expect(wantsStart({ ...now, ...view("bot", "bot", "bot") })).toBe(true);
  seating.start(view("person", "bot", "bot"));
  expect(seats()).toEqual(["seat_bot", "seat_bot", "start"]);
});
