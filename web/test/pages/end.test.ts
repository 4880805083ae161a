import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageOf } from "../../src/games";
import { Table } from "../../src/lib/net/table.svelte";
import type { Chair, Outcome, TableView } from "../../src/lib/net/wire";
import { speak, type Language } from "../../src/lib/words/words.svelte";
import { COATS } from "../../src/lib/cat/coats";
import End from "../../src/pages/table/End.svelte";
import { pretend } from "../pretended";

const ANNA: Chair = { kind: "person", name: "Anna", level: null, away: false, you: true, ready: false };
const BEN: Chair = { ...ANNA, name: "Ben", you: false };
const VIEW: TableView = {
  id: "t",
  game: "tail",
  options: {},
  status: "over",
  public: false,
  players: [2, 6],
  chairs: [ANNA, BEN, { ...BEN, kind: "bot", name: "", level: "cat" }, { ...BEN, kind: "bot", name: "", level: "cat" }],
  yours: [0],
  host: true, invites: null,
  match: "m",
  commitment: null,
  seeds: [],
  paused: false,
  lesson: null,
  lag: "usual",
  held: null,
  why: null,
};
const OUTCOME: Outcome = { ranks: [2, 1, 3, 4], scores: [5, 3, 7, 9], breakdown: [[], [], [], []], reason: "rounds_played", tie_breaks: [] };

let table: Table;
let end: ReturnType<typeof mount> | undefined;
beforeEach(async () => {
  pretend();
  await speak("en");
  table = new Table("t", null);
});
afterEach(() => {
  if (end) void unmount(end);
  table.leave();
});

function show(view: Partial<TableView> = {}, outcome: Partial<Outcome> = {}): string {
  if (end) void unmount(end);
  const props = {
    table,
    view: { ...VIEW, ...view },
    outcome: { ...OUTCOME, ...outcome },
    names: ["Anna", "Ben", "Button", "Fluffy"],
    coats: [...COATS],
    watch: () => undefined,
  };
  end = mount(End, { target: document.body, props });
  return document.body.textContent ?? "";
}

test.each<[Language, string[]]>([
  ["en", ["You are 1st of 4.", "You are 2nd of 4.", "You are 3rd of 4.", "You are 4th of 4."]],
  ["uk", ["Ти на 1-му місці з 4.", "Ти на 2-му місці з 4.", "Ти на 3-му місці з 4.", "Ти на 4-му місці з 4."]],
  ["ru", ["Ты на 1-м месте из 4.", "Ты на 2-м месте из 4.", "Ты на 3-м месте из 4.", "Ты на 4-м месте из 4."]],
  ["pl", ["Jesteś na 1. miejscu z 4.", "Jesteś na 2. miejscu z 4.", "Jesteś na 3. miejscu z 4.", "Jesteś na 4. miejscu z 4."]],
])("everybody reads their own place (%s)", async (language, said) => {
  await speak(language);
  for (const [at, sentence] of said.entries()) {
    expect(show({}, { ranks: [at + 1, 1, 1, 1] })).toContain(sentence);
  }
});

test("who only watches has no place", () => {
  expect(show({ yours: [] })).not.toContain("You are");
});

test("one sees who wants to play again, who is awaited, and who has gone", () => {
  const [, , ...bots] = VIEW.chairs;
  expect(show()).not.toContain("Ready for another game");
  expect(show({ chairs: [ANNA, { ...BEN, ready: true }, ...bots] })).toContain("Ready for another game: Ben");
  expect(show({ chairs: [{ ...ANNA, ready: true }, BEN, ...bots] })).toContain("Waiting for: Ben");
  const gone = show({ chairs: [{ ...ANNA, ready: true }, { ...BEN, away: true }, ...bots] });
  expect(gone).toContain("Away: Ben.");
  expect(gone).not.toContain("Waiting for");
});

test("the luck of a lesson is scripted, so there is none to check", () => {
  show();
  expect(document.querySelector('[data-do="check-luck"]')).not.toBeNull();
  show({ lesson: "tail" });
  expect(document.querySelector('[data-do="check-luck"]')).toBeNull();
});

test.each<[Language, string]>([
  ["en", "Equal points"],
  ["uk", "Очок порівну"],
  ["ru", "Очков поровну"],
  ["pl", "Remis w punktach"],
])("what decided between equal points is named, with what the equals had (%s)", async (language, said) => {
  await speak(language);
  await pageOf("tail"); // its words come with it
  const tie_breaks = [{ key: "rounds_in", values: [4, 5, 5, 5] }];
  show({}, { scores: [7, 7, 8, 9], tie_breaks });
  const told = document.querySelector('[data-tie-break="rounds_in"]')?.textContent ?? "";
  expect(told).toContain(said);
  expect(told).toContain("Anna 4, Ben 5");
  expect(told).not.toContain("Button");
  show();
  expect(document.querySelector("[data-tie-break]")).toBeNull();
});
