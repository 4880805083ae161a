import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, lineUrl, socketTo, TAKEN, type LineState, type Way } from "../../src/lib/net/line";
import type { Message, TableView } from "../../src/lib/net/wire";
import { HELLO, pretend, PretendedSocket } from "../pretended";

const TABLE = { id: "t", chairs: [], match: null } as unknown as TableView;
const WELCOME: Message = { type: "welcome", run: "r", you: "Мурка", table: TABLE };

let states: LineState[];
let heard: Message[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  pretend();
  states = [];
  heard = [];
  line = new Line(socketTo("t"), {
    hello: () => HELLO,
    hear: (message) => heard.push(message),
    state: (now) => states.push(now),
  });
});

afterEach(() => {
  line.hangUp();
  vi.useRealTimers();
});

function welcomed(): PretendedSocket {
  const socket = PretendedSocket.last;
  socket.open();
  socket.tell(WELCOME);
  return socket;
}

test("it says hello first, and nothing else before the welcome", () => {
  line.send({ type: "start" });
  PretendedSocket.last.open();
  expect(PretendedSocket.last.sent).toEqual([HELLO]);
  PretendedSocket.last.tell(WELCOME);
  expect(PretendedSocket.last.sent[1]).toMatchObject({ type: "start" });
});

test("it comes back by itself and says again, under the same id, what was not answered", () => {
  const first = welcomed();
  const answered = line.send({ type: "invite" });
  const open = line.send({ type: "start" });
  first.tell({ type: "accepted", id: answered });
  first.close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(250);
  const second = welcomed();
  expect(second).not.toBe(first);
  expect(second.sent.slice(1)).toEqual([{ type: "start", id: open }]);
  expect(states.at(-1)).toBe("open");
});

test("it waits longer after each failure, and not at all when the network is back", () => {
  for (const longest of [250, 500, 1000]) {
    const before = PretendedSocket.all.length;
    PretendedSocket.last.close();
    vi.advanceTimersByTime(longest / 2 - 1);
    expect(PretendedSocket.all.length).toBe(before);
    vi.advanceTimersByTime(longest / 2 + 1);
    expect(PretendedSocket.all.length).toBe(before + 1);
  }
  const before = PretendedSocket.all.length;
  PretendedSocket.last.close();
  dispatchEvent(new Event("online"));
  expect(PretendedSocket.all.length).toBe(before + 1);
});

test("it answers pings and keeps them to itself", () => {
  const socket = welcomed();
  socket.tell({ type: "ping", nonce: "n" });
  expect(socket.sent.at(-1)).toEqual({ type: "pong", nonce: "n" });
  expect(heard).toEqual([WELCOME]);
});

test("it sends back the nonce of a warm-up at once, too", () => {
  const socket = welcomed();
  socket.tell({ type: "trial", id: "i", view: {}, moves: [], nonce: "n" });
  expect(socket.sent.at(-1)).toEqual({ type: "pong", nonce: "n" });
  expect(heard.at(-1)?.type).toBe("trial");
});

test("it sends back the nonce of a question in a race, and hands the question on", () => {
  const socket = welcomed();
  const update = { type: "update", done: [], n: 1, nonce: "n" } as unknown as Message;
  socket.tell(update);
  expect(socket.sent.at(-1)).toEqual({ type: "pong", nonce: "n" });
  expect(heard).toEqual([WELCOME, update]);
  socket.tell({ ...update, nonce: null } as Message);
  expect(socket.sent.filter((said) => said.type === "pong")).toHaveLength(1);
});

test("a line that has been silent for too long is given up", () => {
  welcomed();
  vi.advanceTimersByTime(15_000);
  expect(states).toContain("lost");
  expect(PretendedSocket.all.length).toBe(2);
});

test("a browser that knows it is offline says so at once, and comes back when it is online", () => {
  welcomed();
  window.dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  window.dispatchEvent(new Event("online"));
  expect(PretendedSocket.all.length).toBe(2);
});

test("who is turned away does not knock again", () => {
  const socket = PretendedSocket.last;
  socket.open();
  socket.tell({ type: "refused", id: null, key: "no_such_table", details: {}, scope: "table" });
  expect(states.at(-1)).toBe("refused");
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(PretendedSocket.all.length).toBe(1);
});

test("a page over https speaks over wss", () => {
  expect(lineUrl("a_1-b", new URL("https://cats.example/t/1") as unknown as Location)).toBe("wss://cats.example/ws/a_1-b");
  expect(lineUrl("a/?", new URL("http://table.lan:8000/") as unknown as Location)).toBe("ws://table.lan:8000/ws/a%2F%3F");
});

test("a table that another tab has taken is left to it, until somebody wants it back", () => {
  welcomed();
  PretendedSocket.last.onclose?.({ code: TAKEN });
  expect(states.at(-1)).toBe("taken");
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(PretendedSocket.all).toHaveLength(1);
  line.takeBack();
  expect(PretendedSocket.all).toHaveLength(2);
  welcomed();
  expect(states.at(-1)).toBe("open");
});

test("a table of this device does not mind that the network is gone", () => {
  const near = Object.assign(() => new WebSocket("near") as unknown as Way, { near: true });
  const heard: LineState[] = [];
  const here = new Line(near, { hello: () => HELLO, hear: () => undefined, state: (now) => heard.push(now) });
  welcomed();
  dispatchEvent(new Event("offline"));
  expect(heard).toEqual(["open"]);
  here.hangUp();
});
