import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newsOf } from "../../src/lib/net/story.svelte";
import { seedFor, seedHash } from "../../src/lib/net/seed";
import { startWhenReady } from "../../src/lib/net/starting";
import { Table } from "../../src/lib/net/table.svelte";
import type { Chair, TableView, Update } from "../../src/lib/net/wire";
import { speak } from "../../src/lib/words/words.svelte";
import Held from "../../src/pages/table/Held.svelte";
import { pretend, PretendedSocket } from "../pretended";

const ME: Chair = { kind: "person", name: "Anna", level: null, away: false, you: true, ready: false, agrees: false, hints: 0, offered: null, program: false, races: false, cat: null };
const BOT: Chair = { ...ME, kind: "bot", name: "", level: "cat", you: false };
const LOBBY: TableView = {
  id: "t",
  game: "tail",
  options: {},
  status: "lobby",
  public: false,
  players: [2, 6],
  chairs: [ME, BOT],
  yours: [0],
  host: true, invites: null,
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
const READY: TableView = { ...LOBBY, chairs: [{ ...ME, ready: true }, BOT] };
const UPDATE: Update = {
  type: "update",
  n: 1,
  done: [],
  now: null,
  clocks: [],
  seat: 0,
  match: "m",
  view: {},
  facts: [{ type: "drew", seat: 1 }],
  moves: [{ type: "draw" }],
  decision: 7,
  waiting: [0],
  bare: false,
  undo: null,
  outcome: null,
  link: null,
  key: null,
  lesson: null,
  nonce: null,
  joins: false,
};

let table: Table;
let socket: PretendedSocket;

beforeEach(() => {
  sessionStorage.clear();
  pretend();
  table = new Table("t", "secret");
  socket = PretendedSocket.last;
  socket.open();
});

afterEach(() => table.leave());

function welcome(view: TableView): void {
  socket.tell({ type: "welcome", run: "r", you: "Anna", table: view });
}

const FRIEND: Chair = { ...ME, name: "Ben", you: false, ready: true };
const playing = (friend: Partial<Chair>): TableView => ({
  ...LOBBY,
  status: "playing",
  chairs: [ME, { ...FRIEND, ...friend }],
});

function sent(type: string) {
  return socket.sent.filter((message) => message.type === type);
}

test("it shows the invitation at the door", () => {
  expect(socket.sent).toEqual([{ type: "hello", invite: "secret", shows: null }]);
});

test("who sits in the lobby gets ready by itself: first the hash, then the seed, each once", () => {
  welcome(LOBBY);
  socket.tell({ type: "table", table: LOBBY });
  expect(sent("ready")).toHaveLength(1);
  expect(sent("ready")[0]).toMatchObject({ match: "m", seed_hash: seedHash("m", 0, seedFor("m")) });
  expect(sent("seed")).toEqual([]);
  socket.tell({ type: "table", table: { ...READY, status: "dealing" } });
  socket.tell({ type: "table", table: { ...READY, status: "dealing" } });
  expect(sent("seed")).toHaveLength(1);
  expect(sent("seed")[0]).toMatchObject({ match: "m", seed: seedFor("m") });
});

test("who holds several seats gets ready on each of them", () => {
  const both = { ...LOBBY, yours: [0, 1], chairs: [ME, ME] };
  welcome(both);
  expect(sent("ready").map(({ seat }) => seat)).toEqual([0, 1]);
  socket.tell({ type: "table", table: { ...both, status: "dealing" } });
  expect(sent("seed").map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a game to play now starts once everybody is ready, others wait for the host", () => {
  welcome(LOBBY);
  socket.tell({ type: "table", table: READY });
  expect(sent("start")).toEqual([]);
  startWhenReady("t");
  socket.tell({ type: "table", table: LOBBY });
  expect(sent("start")).toEqual([]);
  socket.tell({ type: "table", table: READY });
  socket.tell({ type: "table", table: READY });
  expect(sent("start")).toHaveLength(1);
});

test("a decision is answered once, until the table refuses the answer", () => {
  welcome({ ...READY, status: "playing" });
  socket.tell(UPDATE);
  table.play({ type: "draw" });
  table.play({ type: "draw" });
  expect(sent("play")).toHaveLength(1);
  const id = sent("play")[0]?.id ?? "";
  socket.tell({ type: "refused", id, key: "stale_decision", details: {}, scope: "table" });
  expect(table.whyNot?.refusal.key).toBe("stale_decision");
  table.play({ type: "draw" });
  expect(sent("play")).toHaveLength(2);
});

test("who was too late in a race sees what became of it, and hears no more", () => {
  welcome({ ...READY, status: "playing" });
  socket.tell(UPDATE);
  for (const next of [UPDATE.decision, 8]) {
    table.play({ type: "draw" }, 300);
    const id = sent("play").at(-1)?.id ?? null;
    socket.tell({ ...UPDATE, n: 2, decision: next });
    socket.tell({ type: "refused", id, key: "dice_not_rolled", details: {}, scope: "boots" });
    expect(table.whyNot === null).toBe(next === 8);
  }
});

test("what the page says by itself is refused without a word", () => {
  welcome(LOBBY);
  const id = sent("ready")[0]?.id ?? "";
  socket.tell({ type: "refused", id, key: "match_has_begun", details: {}, scope: "table" });
  expect(table.whyNot).toBeNull();
});

test("the log grows with the facts and begins anew with another match", () => {
  welcome({ ...READY, status: "playing" });
  socket.tell(UPDATE);
  socket.tell({ ...UPDATE, n: 2 });
  expect(table.log.map(({ n }) => n)).toEqual([1, 2]);
  socket.tell({ type: "table", table: { ...LOBBY, match: "next" } });
  expect(table.log).toEqual([]);
  expect(table.update).toBeNull();
});

test("in a lesson the wanted move alone is offered, until the guide is sent away", () => {
  welcome({ ...READY, status: "playing", lesson: "tail" });
  const moves = [{ type: "draw" }, { type: "take", place: 1 }];
  const lesson = { says: "take", step: 4, of: 8, move: 1 };
  socket.tell({ ...UPDATE, moves, lesson });
  expect(table.offered).toEqual([moves[1]]);
  socket.tell({ ...UPDATE, n: 2, moves: [], lesson: { ...lesson, says: "watch", move: null } });
  expect(table.offered).toEqual([]);
  socket.tell({ ...UPDATE, n: 3, moves, lesson });
  table.unguided = true;
  expect(table.guide).toBeNull();
  expect(table.offered).toEqual(moves);
});

test("off the script all moves are offered", () => {
  welcome({ ...READY, status: "playing", lesson: "tail" });
  socket.tell(UPDATE);
  expect(table.guide).toBeNull();
  expect(table.offered).toEqual(UPDATE.moves);
});

test("a page that comes later is told the log again, and nothing of it has just happened", () => {
  welcome(playing({}));
  socket.tell({ type: "past", seat: 0, match: "m", facts: [{ type: "drew", seat: 0 }], missed: 0, public: 0 });
  socket.tell({ ...UPDATE, n: 5, facts: [] });
  socket.tell({ ...UPDATE, n: 6 });
  expect(table.log).toEqual([
    { n: 0, fact: { type: "drew", seat: 0 } },
    { n: 6, fact: { type: "drew", seat: 1 } },
  ]);
  expect(newsOf(table)).toEqual([{ n: 6, fact: { type: "drew", seat: 1 } }]);
});

test("what is told again is no news, even when the server has not counted any update yet", () => {
  welcome(playing({}));
  socket.tell({ type: "past", seat: 0, match: "m", facts: [{ type: "drew", seat: 0 }], missed: 0, public: 0 });
  socket.tell({ ...UPDATE, n: 0, facts: [] });
  expect(table.log).toHaveLength(1);
  expect(newsOf(table)).toEqual([]);
});

test("after a lost connection no line of the log is missing or told twice", () => {
  welcome(playing({}));
  socket.tell(UPDATE);
  welcome(playing({}));
  socket.tell({ type: "past", seat: 0, match: "m", facts: [{ type: "drew", seat: 1 }, { type: "drew", seat: 0 }], missed: 0, public: 0 });
  expect(table.log.map(({ fact }) => fact)).toEqual([
    { type: "drew", seat: 1 },
    { type: "drew", seat: 0 },
  ]);
});

test("who comes and goes stands in the log", () => {
  welcome(playing({}));
  socket.tell(UPDATE);
  const see = (friend: Partial<Chair>) => socket.tell({ type: "table", table: playing(friend) });
  see({ away: true });
  see({ away: true });
  see({ away: true, level: "cat" });
  see({});
  see({});
  expect(table.comings).toEqual([
    { n: 1, seat: 1, what: "away" },
    { n: 1, seat: 1, what: "bot" },
    { n: 1, seat: 1, what: "back" },
  ]);
});

test("what was said, and who went, before a server started anew stands in the log before what comes after", () => {
  welcome(playing({}));
  socket.tell({ ...UPDATE, n: 12 });
  socket.tell({ type: "said", seat: 1, phrase: "meow" });
  socket.tell({ type: "table", table: playing({ away: true }) });
  welcome(playing({ away: true }));
  socket.tell({ type: "past", seat: 0, match: "m", facts: [{ type: "drew", seat: 1 }], missed: 0, public: 0 });
  socket.tell({ ...UPDATE, n: 1 });
  socket.tell({ type: "table", table: playing({}) });
  expect(table.said.map(({ n }) => n)).toEqual([0]);
  expect(table.comings).toEqual([
    { n: 0, seat: 1, what: "away" },
    { n: 1, seat: 1, what: "back" },
  ]);
});

test("of one's own coming back one need not be told", () => {
  const mine = (away: boolean): TableView => ({ ...playing({}), chairs: [{ ...ME, away }, FRIEND] });
  welcome(mine(true));
  socket.tell({ type: "table", table: mine(false) });
  expect(table.comings).toEqual([]);
});

test("coming and going before the match is seen on the chairs alone", () => {
  welcome({ ...LOBBY, chairs: [ME, FRIEND] });
  socket.tell({ type: "table", table: { ...LOBBY, chairs: [ME, { ...FRIEND, away: true }] } });
  expect(table.comings).toEqual([]);
});

test("whoever moves to another chair gets ready for that one, and again when moved back", () => {
  const at = (seat: number, ready: boolean): TableView => ({
    ...LOBBY,
    yours: [seat],
    chairs: seat === 0 ? [{ ...ME, ready }, BOT] : [BOT, { ...ME, ready }],
  });
  welcome(at(1, false));
  socket.tell({ type: "table", table: at(1, true) });
  socket.tell({ type: "table", table: at(0, false) });
  socket.tell({ type: "table", table: at(0, true) });
  socket.tell({ type: "table", table: at(1, false) });
  const hashes = [1, 0, 1].map((seat) => seedHash("m", seat, seedFor("m")));
  expect(sent("ready").map(({ seed_hash }) => seed_hash)).toEqual(hashes);
});

test("whoever loses the seat is told so, unless it was their own wish", () => {
  const standing: TableView = { ...LOBBY, host: false, invites: null, yours: [], chairs: [FRIEND, BOT] };
  welcome(READY);
  socket.tell({ type: "table", table: standing });
  expect(table.seatFreed).toBe(true);
  socket.tell({ type: "table", table: READY });
  expect(table.seatFreed).toBe(false);
  table.ask({ type: "stand", seat: 0 });
  socket.tell({ type: "table", table: standing });
  expect(table.seatFreed).toBe(false);
});

test("a start that was refused is not tried again by itself", () => {
  startWhenReady("t");
  welcome(LOBBY);
  table.ask({ type: "chairs", seats: 2 });
  socket.tell({ type: "refused", id: sent("chairs")[0]?.id ?? null, key: "chairs_taken", details: {}, scope: "table" });
  socket.tell({ type: "table", table: READY });
  expect(sent("start")).toEqual([]);
});

test("a warm-up is asked and answered, and gone with the line it was asked over", () => {
  welcome(READY);
  socket.tell({ type: "trial", id: "i", view: {}, moves: [], nonce: "n" });
  expect(table.trial?.id).toBe("i");
  socket.tell({ type: "tried", id: "j", view: {}, reaction: 840, trip: 20, jitter: 1, most: 100 });
  expect(table.tried?.reaction).toBe(840);
  socket.tell({ type: "trial", id: "k", view: {}, moves: [], nonce: "o" });
  expect([table.trial?.id, table.tried]).toEqual(["k", null]);
  welcome(READY);
  expect(table.trial).toBeNull();
});

test("whoever was warming up when the match begins is told so, until the race runs", async () => {
  await speak("en");
  welcome(READY);
  socket.tell({ type: "trial", id: "i", view: {}, moves: [], nonce: "n" });
  const playing = { ...READY, status: "playing" as const };
  socket.tell({ type: "table", table: { ...playing, held: { by: null, left: 3_000 } } });
  const shown = mount(Held, { target: document.body, props: { table, names: ["Anna", "Ben"] } });
  flushSync();
  expect(document.body.textContent).toContain("That was the warm-up");
  expect(document.body.textContent).toContain("Get ready: 3");
  socket.tell({ type: "table", table: playing });
  flushSync();
  expect(table.trial).toBeNull();
  socket.tell({ type: "table", table: { ...playing, held: { by: null, left: 3_000 } } });
  flushSync();
  expect(document.body.textContent).not.toContain("warm-up");
  void unmount(shown);
});

test("an update that says what was done answers it: it is not said again over the next line", () => {
  vi.useFakeTimers();
  welcome({ ...READY, status: "playing" });
  socket.tell(UPDATE);
  table.play({ type: "draw" });
  const id = sent("play")[0]?.id ?? "";
  expect(sent("play")[0]).toMatchObject({ seat: 0 });
  socket.tell({ ...UPDATE, n: 2, done: [id], decision: 8 });
  socket.close();
  vi.advanceTimersByTime(10_000);
  socket = PretendedSocket.last;
  socket.open();
  welcome({ ...READY, status: "playing" });
  vi.useRealTimers();
  expect(sent("play")).toEqual([]);
});
