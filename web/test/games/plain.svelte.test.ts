import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pageOf, type GamePage } from "../../src/games";
import { offersOf, stepsOf } from "../../src/games/plain/moves";
import { treeOf } from "../../src/games/plain/tree";
import Options from "../../src/games/plain/Options.svelte";
import type { Box } from "../../src/lib/net/api";
import { Table } from "../../src/lib/net/table.svelte";
import type { TableView, Update } from "../../src/lib/net/wire";
import { say, speak } from "../../src/lib/words/words.svelte";
import { pretend } from "../pretended";

const WORDS = `
dice5-title = Liars
dice5-phase-bid = Bid, or doubt!
dice5-move-bid = Bid { $count } × { $face }
dice5-move-doubt = Doubt it
dice5-fact-bid = { $seat }: { $count } × { $face }
dice5-fact-lost = { $nobody } knows
dice5-rules-aim-title = The aim
dice5-rules-aim = Be the last.
`;
const NAMES = ["Anna", "Ben"];
const VIEW = {
  type: "dice5",
  seat: 0,
  phase: "bid",
  turn: 0,
  last: null,
  open: true,
  mine: [3, 4, 4],
  cups: [{ dice: 3, face: null }, { dice: 2, face: 6 }],
  story: Array.from({ length: 20 }, (_, n) => [["bid", n]]),
};

let page: GamePage;
let table: Table;
let shown: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  pretend();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ words: WORDS, seats: { dice5: ["turn"], bid: ["seat"], lost: ["seat"] } }))),
  );
  await speak("en");
  page = await pageOf("dice5");
});
beforeEach(() => {
  table = new Table("t", null);
  table.view = { game: "dice5", chairs: [], yours: [0] } as unknown as TableView;
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  table.leave();
  document.body.replaceChildren();
});

function show(moves: unknown[], facts: object[] = []): void {
  const update = { type: "update", n: 1, match: "m", facts, moves, decision: 3, waiting: [0], view: VIEW };
  table.update = update as unknown as Update;
  table.log = facts.map((fact) => ({ n: 1, fact: fact as { type: string } }));
  shown = mount(page.Board, { target: document.body, props: { table, names: NAMES } });
  flushSync();
}

const buttons = () => [...document.querySelectorAll("button")].map((one) => one.textContent?.trim());
const press = (label: string) => {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === label)?.click();
  flushSync();
};
const bid = (count: number, face: number) => ({ type: "bid", count, face });
const lines = () => Object.fromEntries(treeOf("dice5", VIEW, ["turn"], NAMES).map((one) => [one.name, one]));

test("a view is names and values: seats by name, lists on one line, groups under their name", () => {
  const tree = lines();
  expect(tree.turn?.text).toBe("Anna");
  expect(tree.phase?.text).toBe("Bid, or doubt!");
  expect(tree.last?.text).toBe("–");
  expect(tree.open?.text).toBe("yes");
  expect(tree.mine?.text).toBe("3, 4, 4");
  expect(tree.cups?.parts.map(({ name, text }) => `${name}: ${text}`)).toEqual(["1: dice 3, face –", "2: dice 2, face 6"]);
  expect(Object.keys(tree)).not.toContain("type");
});

test("what is much is folded, and what was chosen before the match", () => {
  const [chosen] = treeOf("dice5", { options: { wild: [1, 2], size: { rows: 3 } } }, [], NAMES);
  expect(chosen?.large).toBe(true);
  expect(lines().story?.large).toBe(true);
  expect(lines().cups?.large).toBe(false);
  show([]);
  const folded = document.querySelector('[data-field="story"] > details');
  expect(folded?.hasAttribute("open")).toBe(false);
  expect(folded?.querySelector("summary")?.textContent).toBe("story (20)");
});

test("moves are called in the game's words, else by their type and what stands in them", () => {
  show([bid(2, 5), { type: "doubt" }, { type: "peek_at", seat: 1 }]);
  expect(buttons()).toEqual(["Bid 2 × 5", "Doubt it", "peek at: seat 1"]);
  expect(document.querySelector(".prompt")?.textContent).toBe("Bid, or doubt!");
});

test("moves that are called the same say what tells them apart, also those without names", () => {
  show([["doubt", 4, true], ["doubt", 5, false]]);
  expect(buttons()).toEqual(["Doubt it (4, yes)", "Doubt it (5, no)"]);
});

test("a pressed move is played once, as it was offered", () => {
  const play = vi.spyOn(table, "ask");
  show([["lay", 4, true]]);
  press("lay: 4, yes");
  press("lay: 4, yes");
  expect(play).toHaveBeenCalledOnce();
  expect(play.mock.calls[0]?.[0]).toMatchObject({ type: "play", move: ["lay", 4, true], decision: 3 });
  expect(buttons()).toEqual([]);
});

test("of hundreds of moves first the kind is chosen, then one part after the other", () => {
  const bids = Array.from({ length: 600 }, (_, n) => bid(1 + Math.floor(n / 60), 1 + (n % 60)));
  show([...bids, { type: "doubt" }]);
  expect(buttons()).toEqual(["bid… 600", "Doubt it"]);
  press("bid… 600");
  expect(buttons()).toHaveLength(11);
  press("bid, count 3… 60");
  expect(buttons()).toContain("Bid 3 × 42");
  expect(buttons().at(-1)).toBe(say("cancel"));
  press(say("cancel"));
  expect(buttons()).toEqual(["bid… 600", "Doubt it"]);
});

test("players of the same name stay two", () => {
  const moves = [0, 1].flatMap((seat) => Array.from({ length: 20 }, (_, place) => ({ type: "peek", seat, place })));
  const names = ["Anna", "Anna"];
  const ways = stepsOf("dice5", offersOf(moves), names, []);
  expect(ways.map(({ label, path, count }) => [label, path, count])).toEqual([
    ["peek, seat 0", ["peek", "0"], 20],
    ["peek, seat 1", ["peek", "1"], 20],
  ]);
});

test("every move can be reached, however many there are", () => {
  const moves = Array.from({ length: 900 }, (_, n) => ["lay", n % 3, Math.floor(n / 3) % 30, n >= 450]);
  const offers = offersOf(moves);
  const reached = new Set<unknown>();
  const walk = (chosen: string[]) => {
    for (const { move, path } of stepsOf("dice5", offers, NAMES, chosen)) {
      if (move) reached.add(move);
      else walk(path);
    }
  };
  walk([]);
  expect(reached.size).toBe(moves.length);
});

test("facts are told in the game's words, else plainly; the live region says them and what to do", () => {
  show([{ type: "doubt" }], [{ type: "bid", seat: 1, count: 2, face: 5 }, { type: "lost", seat: 1 }]);
  expect(document.querySelector(".news")?.textContent).toBe("Ben: 2 × 5 lost: seat Ben");
  const live = document.querySelector('[aria-live="polite"]')?.textContent;
  expect(live).toContain("Ben: 2 × 5");
  expect(live).toContain("Bid, or doubt!");
});

test("rules are whatever words there are", () => {
  shown = mount(page.Rules, { target: document.body, props: { game: "dice5" } });
  flushSync();
  expect(document.querySelector("h3")?.textContent).toBe("The aim");
  void unmount(shown);
  shown = mount(page.Rules, { target: document.body, props: { game: "mute" } });
  flushSync();
  expect(document.body.textContent).toContain(say("plain-no-rules"));
});

test("options are a tick, a few to pick from, or a list; what cannot be listed is left as it is", () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8];
  const box = {
    name: "dice5",
    options: [
      { name: "wild_ones", default: true, choices: [false, true], only_if: {} },
      { name: "tempo", default: "slow", choices: ["slow", "quick"], only_if: {} },
      { name: "dice5", default: 5, choices: values, only_if: { wild_ones: true } },
      { name: "seed", default: "x", choices: null, only_if: {} },
    ],
  } as unknown as Box;
  const options = $state<Record<string, unknown>>({ wild_ones: true, tempo: "slow", dice: 5, seed: "x" });
  shown = mount(Options, { target: document.body, props: { box, options } });
  flushSync();
  expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(1);
  expect(document.body.textContent).toContain("wild ones");
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(2);
  expect(document.querySelectorAll("option")).toHaveLength(values.length);
  options.wild_ones = false;
  flushSync();
  expect(document.querySelectorAll("option"), "it counts only with the other").toHaveLength(0);
});

test("people who race at one screen have a board each, and each plays for themselves", () => {
  const played: unknown[] = [];
  const update = { type: "update", n: 1, match: "m", facts: [], moves: [{ type: "doubt" }], decision: 3, waiting: [] };
  const both = [0, 1].map((seat) => [seat, { ...update, seat, view: { ...VIEW, seat } }] as unknown as [number, Update]);
  table.view = { game: "dice5", chairs: [], yours: [0, 1] } as unknown as TableView;
  table.updates = new Map(both);
  table.playFor = (seat, move) => void played.push([seat, move]);
  if (!page.Shared) throw new Error("no board for several");
  shown = mount(page.Shared, { target: document.body, props: { table, names: NAMES } });
  flushSync();
  document.querySelector<HTMLElement>('[data-edge="1"] [data-move="doubt"]')?.click();
  expect(played).toEqual([[1, { type: "doubt" }]]);
});
