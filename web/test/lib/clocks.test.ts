import { expect, test } from "vitest";
import { daysOf, leftOn, nameOf, nowBy, onAClock, spanSaid, TIMINGS, timingsWith } from "../../src/lib/time/clocks";

const BANK = { kind: "bank", millis: 300_000, more: 10_000 } as const;

test("a clock that runs shows what is left, and never less than nothing", () => {
  expect(leftOn({ left: 30_000, since: 1_000 }, 11_000, BANK)).toBe(20_000);
  expect(leftOn({ left: 30_000, since: 1_000 }, 99_000, BANK)).toBe(0);
  expect(leftOn({ left: 30_000, since: null }, 99_000, BANK)).toBe(30_000);
});

test("where each move has its own time, a clock that stands shows that of the next move, whatever the last one left", () => {
  const each = { kind: "move", millis: 120_000, more: 0 } as const;
  expect(leftOn({ left: 0, since: null }, 99_000, each)).toBe(120_000);
  expect(leftOn({ left: 120_000, since: 1_000 }, 11_000, each)).toBe(110_000);
});

test("a page counts on by itself from what it was told, but not while the table is paused", () => {
  const told = { shows: 5_000, at: 100 };
  expect(nowBy(told, false, 1_100)).toBe(6_000);
  expect(nowBy(told, true, 1_100)).toBe(5_000);
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [9_999, "0:10"],
  [60_000, "1:00"],
  [754_000, "12:34"],
  [3_600_000, "1:00:00"],
])("%i milliseconds look like %s", (millis, shown) => {
  expect(onAClock(millis)).toBe(shown);
});

test("spans are said in the reader's language", () => {
  expect(spanSaid(30_000, "en")).toBe("30 sec");
  expect(spanSaid(120_000, "pl")).toBe("2 min");
  expect(spanSaid(90_000, "en")).toBe("90 sec");
});

test("what a program has set is offered beside what is usual", () => {
  const odd = { kind: "move", millis: 7_000, more: 0 } as const;
  expect(timingsWith(null, false)).toBe(TIMINGS);
  expect(timingsWith(odd, false).map(nameOf)).toContain("move-7000-0");
  expect(new Set(TIMINGS.map(nameOf)).size).toBe(TIMINGS.length);
  expect(TIMINGS.flatMap((one) => (one?.kind === "days" ? [daysOf(one)] : []))).toEqual([1, 3]);
});

test("where everybody is in one room, nobody is offered days for a move", () => {
  const offered = timingsWith(null, true).map(nameOf);
  expect(offered).toContain("none");
  expect(offered.filter((name) => name.startsWith("days"))).toEqual([]);
  expect(timingsWith({ kind: "days", millis: 86_400_000, more: 0 }, true).map(nameOf)).toContain("days-86400000-0");
});
