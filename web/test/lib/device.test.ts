import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/lib/net/table.svelte";
import type { Chair, TableView, Update } from "../../src/lib/net/wire";
import { pretend, PretendedSocket } from "../pretended";

const ANN: Chair = { kind: "person", name: "Ann", level: null, away: false, you: true, ready: true, agrees: false, hints: 0, offered: null, program: false, races: false, cat: null };
const BOT: Chair = { ...ANN, kind: "bot", name: "", level: "cat", you: false };
const PLAYING: TableView = {
  id: "t",
  game: "tail",
  options: {},
  status: "playing",
  public: false,
  players: [2, 6],
  chairs: [ANN, { ...ANN, name: "Mum" }, BOT],
  yours: [0, 1],
  host: true,
  invites: null,
  match: "m",
  commitment: null,
  seeds: [],
  paused: false,
  lesson: null,
  ended_at: null,
  lag: "usual",
  held: null,
  why: null, hints: false,
  timing: null,
  now: null,
  resting: false,
  proposals: [],
  door: true,
  muted: false,
  given: null,
  evening: null,
};

let table: Table;
let socket: PretendedSocket;
let n = 0;

function update(seat: number | null, waiting: number[], more: Partial<Update> = {}): Update {
  n += 1;
  const asked = seat !== null && waiting.includes(seat);
  return {
    type: "update",
    n,
    done: [],
    now: null,
    clocks: [],
    seat,
    match: "m",
    view: { seat },
    facts: [],
    moves: asked ? [{ type: "draw" }] : [],
    decision: asked ? n : null,
    waiting,
    bare: false,
    undo: null,
    outcome: null,
    link: null,
    key: null,
    lesson: null,
    nonce: null,
    joins: false,
    ...more,
  };
}

function past(seat: number | null, count: number) {
  const facts = Array.from({ length: count }, (_, number) => ({ type: "drew", number }));
  socket.tell({ type: "past", seat, match: "m", facts, missed: 0, public: count });
}

/** What the page has asked to be shown, one after the other. */
function shows(): unknown[] {
  return socket.sent.filter(({ type }) => type === "show").map(({ seats }) => seats);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  pretend();
  table = new Table("t", null);
  socket = PretendedSocket.last;
  socket.open();
  socket.tell({ type: "welcome", run: "r", you: "Ann", table: PLAYING });
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

test("before anybody has taken the device it shows nothing, and has asked for nothing", () => {
  socket.tell(update(null, [0]));
  expect(table.device.hidden).toBe(true);
  expect(table.device.next).toBe(0);
  expect(shows()).toEqual([]);
});

test("whoever takes it is shown their own seat alone", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  expect(shows()).toEqual([[0]]);
  expect(table.device.hidden).toBe(true);
  socket.tell(update(1, [0]));
  expect(table.device.hidden).toBe(true);
  socket.tell(update(0, [0]));
  expect(table.device.hidden).toBe(false);
  expect(table.seat).toBe(0);
});

test("after a move it is passed on, and what was seen is gone", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  past(0, 3);
  socket.tell(update(0, [0]));
  socket.tell(update(0, [1], { facts: [{ type: "drew" }] }));
  expect(table.device.hidden).toBe(false); // what came of the move is seen for a moment
  vi.runOnlyPendingTimers();
  expect(table.device.hidden).toBe(true);
  expect([table.update, table.log]).toEqual([null, []]);
  expect(shows()).toEqual([[0], []]);
});

test("it stays while a bot plays and whoever holds it is next again", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  socket.tell(update(0, [0]));
  socket.tell(update(0, [2]));
  socket.tell(update(0, [0]));
  vi.advanceTimersByTime(5_000);
  expect(table.device.holder).toBe(0);
});

test("where nothing is hidden it changes its owner without a word", () => {
  socket.tell(update(null, [0], { bare: true }));
  expect(table.device.holder).toBe(0);
  socket.tell(update(0, [0], { bare: true }));
  socket.tell(update(0, [1], { bare: true }));
  vi.runOnlyPendingTimers();
  expect(table.device.hidden).toBe(false);
  expect(shows()).toEqual([[0], [1]]);
});

test("who takes it back out of turn keeps it until somebody moves", () => {
  socket.tell(update(null, [1]));
  table.device.take(0);
  socket.tell(update(0, [1], { undo: 5 }));
  vi.advanceTimersByTime(5_000);
  expect(table.device.holder).toBe(0);
  expect(table.device.next).toBe(1);
  socket.tell(update(0, [0])); // taken back
  socket.tell(update(0, [1]));
  vi.runOnlyPendingTimers();
  expect(table.device.holder).toBe(null);
});

test("the next one hears what happened since they held it, and no more", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  past(0, 2);
  socket.tell(update(0, [0]));
  table.device.put();
  past(null, 3);
  socket.tell(update(null, [1]));
  expect(table.device.news(1)).toHaveLength(3);
  table.device.take(1);
  past(1, 3);
  socket.tell(update(1, [1]));
  table.device.put();
  past(null, 5);
  socket.tell(update(null, [0], { facts: [{ type: "drew" }] }));
  expect(table.device.news(0)).toHaveLength(3);
  expect(table.device.news(1)).toHaveLength(1);
});

test("a line that comes back shows whom it showed; a new page shows nobody", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  socket.close();
  vi.runOnlyPendingTimers();
  PretendedSocket.last.open();
  expect(PretendedSocket.last.sent[0]).toMatchObject({ type: "hello", shows: [0] });
  table.leave();
  table = new Table("t", null);
  PretendedSocket.last.open();
  expect(PretendedSocket.last.sent[0]).toMatchObject({ type: "hello", shows: null });
});

test("before the next match is dealt the device is nobody's", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  socket.tell(update(0, [0]));
  socket.tell({ type: "table", table: { ...PLAYING, status: "lobby", match: "m2", chairs: PLAYING.chairs.map((chair) => ({ ...chair, ready: false })) } });
  expect(shows()).toEqual([[0], []]);
  expect(socket.sent.findIndex(({ type }) => type === "ready")).toBeGreaterThan(socket.sent.findLastIndex(({ type }) => type === "show"));
});

test("who is alone again is shown again", () => {
  socket.tell(update(null, [0]));
  table.device.take(1);
  socket.tell({ type: "table", table: { ...PLAYING, status: "lobby", yours: [0] } });
  expect(shows()).toEqual([[1], [0]]);
});

test("nobody is offered the device for whom a bot plays", () => {
  const chairs = [ANN, { ...ANN, name: "Mum", level: "cat" }, BOT];
  socket.tell({ type: "table", table: { ...PLAYING, chairs } });
  socket.tell(update(null, [1]));
  expect(table.device.next).toBe(null);
});

test("where nothing is hidden somebody may still take it out of turn, to take back a move", () => {
  socket.tell(update(null, [1], { bare: true }));
  socket.tell(update(1, [1], { bare: true }));
  table.device.put();
  socket.tell(update(null, [1], { bare: true }));
  expect(table.device.hidden).toBe(true);
  table.device.take(0);
  socket.tell(update(0, [1], { bare: true, undo: 3 }));
  vi.advanceTimersByTime(5_000);
  expect([table.device.hidden, table.device.holder]).toEqual([false, 0]);
  table.device.passOn();
  expect(table.device.holder).toBe(1);
});

test("what is shown step by step is seen to its end, and no longer than its board is there", () => {
  socket.tell(update(null, [0]));
  table.device.take(0);
  socket.tell(update(0, [0]));
  table.device.reveal(true);
  socket.tell(update(0, [1]));
  vi.advanceTimersByTime(5_000);
  expect(table.device.holder).toBe(0);
  table.device.reveal(false);
  vi.advanceTimersByTime(5_000);
  expect(table.device.holder).toBe(null);
  table.device.take(1);
  socket.tell(update(1, [1]));
  table.device.reveal(true);
  table.device.put();
  table.device.take(1);
  socket.tell(update(1, [1]));
  socket.tell(update(1, [0]));
  vi.advanceTimersByTime(5_000);
  expect(table.device.holder).toBe(null);
});
