import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { pageOf } from "../../src/games";
import Die from "../../src/lib/board/Die.svelte";
import PassingButton from "../../src/lib/board/PassingButton.svelte";
import { RACE_COLOURS, raceLetter } from "../../src/lib/race/colours";
import { speak, type Language } from "../../src/lib/words/words.svelte";
import ScoreSheet from "../../src/pages/end/ScoreSheet.svelte";

let shown: ReturnType<typeof mount>[] = [];

// The sheet is one of tail: what its lines are called comes with the game.
beforeAll(async () => void (await pageOf("tail")), 60_000);
beforeEach(() => speak("en"));
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
});

function keep(one: ReturnType<typeof mount>): void {
  shown.push(one);
  flushSync();
}

function cells(row: Element | null | undefined): string[] {
  return [...(row?.children ?? [])].map((cell) => cell.textContent?.trim() ?? "");
}

function score(rounds: number): Element | null {
  const line = (number: number, points: number) => ["round", points, number] as const;
  const breakdown = [0, 1].map((seat) => Array.from({ length: rounds }, (_, at) => line(at + 1, at + seat)));
  const scores = breakdown.map((lines) => lines.reduce((sum, one) => sum + one[1], 0));
  const outcome = { ranks: [2, 1], scores, breakdown, reason: "rounds_played", tie_breaks: [], more_is_better: false };
  keep(mount(ScoreSheet, { target: document.body, props: { game: "tail", outcome, names: ["Anna", "Snowy"] } }));
  return document.querySelector("[data-score-sheet]");
}

test("few things that gave points are columns, and the winner stands first", () => {
  const sheet = score(2);
  expect(sheet?.getAttribute("data-sheet")).toBe("wide");
  expect(cells(sheet?.querySelector("tbody tr"))).toEqual(["Snowy", "1", "2", "3"]);
});

test("many things that gave points are rows, and the players stand side by side", () => {
  const sheet = score(6);
  expect(sheet?.getAttribute("data-sheet")).toBe("tall");
  expect(cells(sheet?.querySelector("thead tr"))).toEqual(["", "Snowy", "Anna"]);
  expect(cells(sheet?.querySelector("tbody tr"))).toEqual(["Round 1", "1", "0"]);
  expect(cells(sheet?.querySelector("tfoot tr"))).toEqual(["Total", "21", "15"]);
});

test("a die has as many pips as it counts, and is a button only when it can be pressed", () => {
  keep(mount(Die, { target: document.body, props: { label: "five", value: 5 } }));
  expect(document.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("five");
  expect(document.querySelectorAll("circle")).toHaveLength(5);
  expect(document.querySelector("button")).toBeNull();
  let pressed = 0;
  keep(mount(Die, { target: document.body, props: { label: "one", move: "take", press: () => (pressed += 1) } }));
  document.querySelector<HTMLElement>('[data-move="take"]')?.click();
  expect(pressed).toBe(1);
});

test("a die tumbles when it is rolled, once", () => {
  keep(mount(Die, { target: document.body, props: { label: "one", roll: 1 } }));
  const cube = document.querySelector(".cube");
  expect(cube?.classList).toContain("tumbling");
  cube?.dispatchEvent(new Event("animationend"));
  flushSync();
  expect(cube?.classList).not.toContain("tumbling");
});

test("a passing button presses itself when its moment is over", () => {
  let passed = 0;
  keep(mount(PassingButton, { target: document.body, props: { press: () => (passed += 1) } }));
  document.querySelector(".moment")?.dispatchEvent(new Event("animationend"));
  expect(passed).toBe(1);
});

test.each(["uk", "ru", "pl", "en"] as Language[])("no two race colours have the same letter in %s", async (language) => {
  await speak(language);
  expect(new Set(RACE_COLOURS.map(raceLetter)).size).toBe(RACE_COLOURS.length);
});
