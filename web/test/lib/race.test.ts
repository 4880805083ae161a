import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lineSaid } from "../../src/lib/race/lines";
import { Stopwatch } from "../../src/lib/race/stopwatch";
import { say, speak } from "../../src/lib/words/words.svelte";

// The stopwatch

let frames: FrameRequestCallback[];
/** The browser paints: all that waits for a frame is told when it began. */
function paint(at: number): void {
  const waiting = frames;
  frames = [];
  for (const told of waiting) told(at);
}
const press = (timeStamp: number) => ({ timeStamp }) as Event;

beforeEach(async () => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (told: FrameRequestCallback) => frames.push(told));
  await speak("en");
});

afterEach(() => vi.unstubAllGlobals());

test("time runs from the frame in which the question is on the screen to the press", () => {
  const watch = new Stopwatch();
  watch.ask("1");
  paint(1000);
  expect(watch.reaction(press(1010)), "it is not painted yet").toBeNull();
  paint(1016);
  expect(watch.reaction(press(1516))).toBe(500);
});

test("asking the same again starts nothing anew, another question does", () => {
  const watch = new Stopwatch();
  watch.ask("1");
  paint(1000);
  paint(1016);
  watch.ask("1");
  paint(5000);
  expect(watch.reaction(press(2016))).toBe(1000);
  watch.ask("2");
  expect(watch.reaction(press(6000))).toBeNull();
  paint(6000);
  paint(6016);
  expect(watch.reaction(press(6216))).toBe(200);
});

test("a question that was gone before it was painted starts no watch", () => {
  const watch = new Stopwatch();
  watch.ask("1");
  watch.ask(null);
  paint(1000);
  paint(1016);
  expect(watch.reaction(press(1500))).toBeNull();
});

test("a press that was stamped before the frame took no time, and never less", () => {
  const watch = new Stopwatch();
  watch.ask("1");
  paint(1000);
  paint(1016);
  expect(watch.reaction(press(1010))).toBe(0);
});

// What a line is like

test.each([
  ["usual", { trip: 62, jitter: 4, most: 250 }, "62 ms there and back, always", "distance costs you nothing"],
  ["usual", { trip: 62, jitter: 38, most: 100 }, "and sometimes 38 ms more", "distance costs you nothing"],
  ["usual", { trip: 62, jitter: 39, most: 100 }, "and sometimes 39 ms more", "makes up for 100 ms at most"],
  ["far", { trip: 300, jitter: 30, most: 320 }, "and sometimes 30 ms more", "makes up for 320 ms at most"],
  ["room", { trip: 3, jitter: 2, most: 0 }, "3 ms there and back", "you do not need it to"],
  ["room", { trip: 80, jitter: 2, most: 0 }, "80 ms there and back", "you seem to be further away"],
] as const)("at a table for %s friends a line is told in plain words: %o", (lag, measured, line, covered) => {
  const [first, second] = lineSaid(measured, lag, say);
  expect(first).toContain(line);
  expect(second).toContain(covered);
});

test("a line that nothing is known of is not talked about", () => {
  expect(lineSaid({ trip: null, jitter: 0, most: 250 }, "usual", say)).toEqual([
    "Your connection is not measured yet. Try once more!",
  ]);
});
