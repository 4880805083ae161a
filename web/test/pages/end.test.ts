import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "../../src/games";
import { Table } from "../../src/lib/net/table.svelte";
import type { Chair, Highlight, Outcome, TableView } from "../../src/lib/net/wire";
import { speak, type Language } from "../../src/lib/words/words.svelte";
import { COATS } from "../../src/lib/cat/coats";
import End from "../../src/pages/end/End.svelte";
import { rowsOf } from "../../src/pages/end/rows";
import { number } from "../../src/games/boots/words";
import { pretend } from "../pretended";

const ANNA: Chair = { kind: "person", name: "Anna", level: null, away: false, you: true, ready: false, agrees: false, hints: 0, offered: null, program: false, races: false, cat: null };
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
const OUTCOME: Outcome = { ranks: [2, 1, 3, 4], scores: [5, 3, 7, 9], breakdown: [[], [], [], []], reason: "rounds_played", tie_breaks: [], more_is_better: false };

let table: Table;
let end: ReturnType<typeof mount> | undefined;
beforeEach(async () => {
  pretend();
  await speak("en");
  table = new Table("t", null);
});
afterEach(() => {
  gone();
  table.leave();
});

function gone(): void {
  if (end) void unmount(end);
  end = undefined;
}

function show(view: Partial<TableView> = {}, outcome: Partial<Outcome> = {}, highlights: Highlight[] = []): string {
  gone();
  const props = {
    table,
    view: { ...VIEW, ...view },
    outcome: { ...OUTCOME, ...outcome },
    names: ["Anna", "Ben", "Button", "Fluffy"],
    coats: [...COATS],
    page: {},
    highlights,
    watch: () => undefined,
    review: () => undefined,
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

test("everybody stands in the list with place and total, the best first, and I am marked", () => {
  show();
  const rows = [...document.querySelectorAll("[data-standing]")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toEqual(["Place 1 Ben Total 3", "Place 2 Anna you Total 5", "Place 3 Button Total 7", "Place 4 Fluffy Total 9"]);
  expect(document.querySelectorAll("[data-standing] .medal svg")).toHaveLength(3);
});

test("who wins alone reads that it was they, and a shared win names all", () => {
  const won = () => document.querySelector("[data-winners]")?.textContent;
  show({}, { ranks: [1, 2, 3, 4] });
  expect(won()).toBe("You win!");
  show({}, { ranks: [1, 1, 3, 4] });
  expect(won()).toBe("Shared win: Anna, Ben!");
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
  expect(told).toContain("Ben 5, Anna 4");
  expect(told).not.toContain("Button");
  show();
  expect(document.querySelector("[data-tie-break]")).toBeNull();
});

test("who only watched reads the truth and opens a table like this one", async () => {
  const away = { ...BEN, away: true };
  const watched = { yours: [], chairs: [{ ...ANNA, you: false }, away], options: { rounds: 5 } };
  const said = show(watched, { ranks: [1, 2], scores: [3, 5], breakdown: [[], []] });
  expect(said).toContain("Those who played can play again here");
  expect(said).not.toContain("a bot sits in");
  expect(document.querySelector('[data-do="again"]')).toBeNull();
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve(new Response('{"table": "new", "invite": "letters"}'));
  });
  document.querySelector<HTMLElement>('[data-do="own-table"]')?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/t/new"));
  expect(asked).toEqual([{ game: "tail", seats: 2, options: { rounds: 5 }, public: false, bots: [], lag: "usual" }]);
  vi.unstubAllGlobals();
});

test("what stood out is told of who did it, and nothing is said where nothing did", async () => {
  await pageOf("tail");
  expect(show()).not.toContain("What stood out");
  const said = show({}, {}, [{ key: "swaps", seat: 1, number: 3 }, { key: "unheard_of", seat: 0, number: 2 }]);
  expect(said).toContain("Ben Most swaps: 3");
  expect(said).toContain("Anna unheard of");
});

test("a reaction is said in seconds", () => {
  expect(number("quickest", 514, (key, args) => `${key} ${JSON.stringify(args)}`)).toContain('"hundredths":"51"');
  expect(number("in_a_row", 3, () => "")).toBeNull();
});

const line = (key: string, points: number, number: number | null = null) => [key, points, number] as const;

test("rows of a score sheet stand in the same order whoever has what", () => {
  const order = ["tower", "cat", "yarn"];
  const breakdown = [[line("yarn", 8, 4)], [line("tower", 3, 2), line("tower", 5, 1), line("yarn", 3, 4)]];
  const kinds = rowsOf({ ...OUTCOME, breakdown }, { order, summed: true });
  expect(kinds).toEqual([
    { kind: "tower", number: null, points: [null, 8] },
    { kind: "yarn", number: null, points: [8, 3] },
  ]);
});

test("boxes are counted from 1, and stand with what else their cats gave", () => {
  const breakdown = [[line("box", 4, 9), line("more_cats", 1, 6)], [line("box", 2, 6)]];
  const rows = rowsOf({ ...OUTCOME, breakdown }, { order: ["box", "more_cats"], counted: true });
  expect(rows.map(({ kind, number }) => `${kind} ${number}`)).toEqual(["box 1", "more_cats 1", "box 2"]);
});
