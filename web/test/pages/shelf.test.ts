import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Box, TableOnList } from "../../src/lib/net/api";
import { speak } from "../../src/lib/words/words.svelte";
import Home from "../../src/pages/Home.svelte";

const box = (name: string): Box => ({
  name,
  seats: [2, 4],
  minutes: 20,
  age: 6,
  colour: { light: "tan", dark: "peru" },
  usual: { seats: 3, level: "kitten" },
  little: name === "tail" ? { options: { easy: true }, seats: 2, level: "kitten" } : null,
  levels: ["kitten", "cat"],
  options: [{ name: "rounds", default: 3, choices: null, only_if: {} }],
  lesson: false,
  more: false,
  race: false,
});
const table = (name: string, status: string, chairs: string[], more: Partial<TableOnList> = {}): TableOnList => ({
  table: `${name}-${status}`,
  game: name,
  status,
  chairs,
  updated_at: 0,
  yours: [0],
  waiting: [],
  results: [],
  ...more,
});

const ANSWERS: Record<string, unknown> = {
  "/api/games": [box("fits"), box("dice5"), box("mute"), box("tail")],
  "/api/tables/mine": [
    table("tail", "playing", ["@Anna", "cat", "free", "tiger"]),
    table("tail", "over", ["@Anna", "@Ben"]),
    table("dice5", "playing", ["@Anna", "cat"]),
  ],
  "/api/tables/open": [],
  "/api/tables": { table: "new", invite: "letters" },
  "/api/games/dice5/plain/en": { words: "dice5-title = Liars\ndice5-blurb = Bid and doubt.", seats: {} },
  "/api/games/mute/plain/en": { words: "", seats: {} },
};

let asked: { path: string; body: string | undefined }[] = [];
let home: ReturnType<typeof mount> | null = null;

function answer(path: string, { body }: { body?: string } = {}): Promise<Response> {
  asked.push({ path, body });
  return Promise.resolve(path in ANSWERS ? new Response(JSON.stringify(ANSWERS[path])) : new Response("{}", { status: 404 }));
}

function open(): void {
  home = mount(Home, { target: document.body });
}

beforeEach(async () => {
  await speak("en");
  asked = [];
  vi.stubGlobal("fetch", vi.fn(answer));
});

afterEach(() => {
  if (home) void unmount(home);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  localStorage.clear();
});

const onShelf = () => [...document.querySelectorAll("[data-game]")].map((one) => one.getAttribute("data-game"));
const boxOf = (name: string) => document.querySelector(`[data-game="${name}"]`);
const linkTo = (id: string) => document.querySelector<HTMLAnchorElement>(`[data-table="${id}"]`);

test("where the list of games cannot be had, the page says so, and asks again the next time", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  open();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  expect(onShelf()).toEqual([]);
  expect(document.querySelector("main")?.getAttribute("aria-busy")).toBe("false");
});

test("boxes stand there all at once, in the order that the server tells", async () => {
  open();
  expect(onShelf()).toEqual([]);
  expect(document.querySelector("main")?.getAttribute("aria-busy")).toBe("true");
  await vi.waitFor(() => expect(onShelf()).not.toEqual([]));
  expect(onShelf()).toEqual(["fits", "dice5", "mute", "tail"]);
  expect(boxOf("tail")?.textContent).toContain("2–4 players");
  expect(boxOf("tail")?.textContent).toContain("20 minutes");
});

test("a game that is new to the page has its own words and a plain lid; one without words has its name", async () => {
  open();
  await vi.waitFor(() => expect(boxOf("dice5")).not.toBeNull());
  expect(boxOf("dice5")?.querySelector("h2")?.textContent).toBe("Liars");
  expect(boxOf("dice5")?.querySelector(".lid b")?.textContent).toBe("Liars");
  expect(boxOf("tail")?.querySelector(".lid b")).toBeNull();
  expect(boxOf("dice5")?.textContent).toContain("Bid and doubt.");
  expect(boxOf("mute")?.querySelector("h2")?.textContent).toBe("mute");
  expect(linkTo("dice5-playing")?.textContent).toContain("Liars");
});

test("who just plays sits with as many bots, and as clever ones, as the box says", async () => {
  open();
  await vi.waitFor(() => expect(boxOf("tail")).not.toBeNull());
  boxOf("tail")?.querySelector<HTMLElement>('[data-do="play-now"]')?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/t/new"));
  const opened = asked.find(({ path }) => path === "/api/tables");
  expect(JSON.parse(opened?.body ?? "")).toMatchObject({ game: "tail", seats: 3, bots: [null, "kitten", "kitten"] });
});

test("with a little one the table is easy after one press, and usual again after another", async () => {
  open();
  await vi.waitFor(() => expect(boxOf("tail")).not.toBeNull());
  const press = (name: string) => boxOf("tail")?.querySelector<HTMLElement>(`[data-do="${name}"]`)?.click();
  expect(boxOf("fits")?.querySelector('[data-do="little"]')).toBeNull();
  press("little");
  await vi.waitFor(() => expect(boxOf("tail")?.textContent).toContain("the bot is a kitten"));
  press("invite");
  await vi.waitFor(() => expect(location.pathname).toBe("/t/new"));
  press("little");
  press("play-now");
  const opened = () => asked.filter(({ path }) => path === "/api/tables").map(({ body }) => JSON.parse(body ?? "") as object);
  await vi.waitFor(() => expect(opened()).toHaveLength(2));
  expect(opened()[0]).toMatchObject({ seats: 2, options: { rounds: 3, easy: true }, bots: [null, null] });
  expect(opened()[1]).toMatchObject({ seats: 3, options: {} });
});

test("people are called by their names, bots are counted, and what is over is there to be seen again", async () => {
  open();
  await vi.waitFor(() => expect(linkTo("tail-over")).not.toBeNull());
  expect(linkTo("tail-playing")?.textContent).toContain("Anna, 2 bots");
  expect(linkTo("tail-playing")?.getAttribute("href")).toBe("/t/tail-playing");
  expect(linkTo("tail-over")?.getAttribute("href")).toBe("/t/tail-over?replay");
  expect(linkTo("tail-over")?.textContent).toContain("Watch the replay");
});

const listOf = (mine: TableOnList[]) => {
  ANSWERS["/api/tables/mine"] = mine;
  open();
  return vi.waitFor(() => expect(onShelf()).not.toEqual([]));
};
const said = (key: string) => document.querySelector(`[data-table="${key}"] [data-how]`)?.textContent;

test("a game that goes on says whose turn it is, and one that waits for me comes first", async () => {
  await listOf([
    table("tail", "playing", ["@Anna", "@Ben"], { table: "b", waiting: [1] }),
    table("tail", "playing", ["@Anna", "cat"], { table: "a", waiting: [0] }),
    table("tail", "lobby", ["@Anna", "free"], { table: "c" }),
  ]);
  expect([said("a"), said("b"), said("c")]).toEqual(["Your turn!", "Waiting for: Ben", "waiting for players"]);
  expect(document.querySelector("a[data-table]")?.getAttribute("data-table")).toBe("a");
});

test("whoever comes back to a shelf that stayed open sees whose turn it is by now", async () => {
  const waitingFor = (seat: number) => [table("tail", "playing", ["@Anna", "@Ben"], { table: "a", waiting: [seat] })];
  await listOf(waitingFor(1));
  expect(said("a")).toBe("Waiting for: Ben");
  ANSWERS["/api/tables/mine"] = waitingFor(0);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(said("a")).toBe("Your turn!"));
});

const RESULTS = [
  { match: "m1", at: Date.UTC(2026, 4, 1), chairs: ["@Anna", "@Ben"], winners: [1] },
  { match: "m2", at: Date.UTC(2026, 4, 2), chairs: ["@Anna", "@Ben"], winners: [0, 1] },
];

test("a game that is over says who won and when, and the one before a rematch too", async () => {
  await listOf([table("tail", "over", ["@Anna", "@Ben"], { table: "a", results: RESULTS })]);
  expect([said("a"), said("m1")]).toEqual(["Shared win: Anna, Ben!", "Ben wins!"]);
  expect(linkTo("a")?.textContent).toContain("May 2, 2026");
  expect([linkTo("a"), linkTo("m1")].map((link) => link?.getAttribute("href"))).toEqual(["/t/a?replay", "/t/a?replay=m1"]);
});

test("what was dropped stays away until something happens there, and the list does not grow for ever", async () => {
  const many = Array.from({ length: 9 }, (_, at) => table("tail", "playing", ["@Anna", "cat"], { table: `t${at}`, updated_at: 5 }));
  await listOf(many);
  const shown = () => document.querySelectorAll("a[data-table]").length;
  expect(shown()).toBe(3);
  document.querySelector<HTMLElement>('[data-do="all-tables"]')?.click();
  await tick();
  expect(shown()).toBe(9);
  await tick();
  expect(document.activeElement).toBe(linkTo("t3"));
  document.querySelector<HTMLElement>('[data-do="drop-table"]')?.click();
  await tick();
  expect([shown(), linkTo("t0")]).toEqual([8, null]);
  await tick();
  expect(document.activeElement?.closest("li")?.contains(linkTo("t1"))).toBe(true);
  if (home) void unmount(home);
  await listOf([table("tail", "playing", ["@Anna", "cat"], { table: "t0", updated_at: 5 })]);
  expect(linkTo("t0")).toBeNull();
  if (home) void unmount(home);
  await listOf([table("tail", "playing", ["@Anna", "cat"], { table: "t0", updated_at: 6 })]);
  expect(linkTo("t0")).not.toBeNull();
});

test("whoever drops the last game of a list goes on at the top of the page", async () => {
  await listOf([table("tail", "playing", ["@Anna", "cat"], { table: "t0", updated_at: 5 })]);
  document.querySelector<HTMLElement>('[data-do="drop-table"]')?.click();
  await tick();
  await tick();
  expect(document.activeElement?.tagName).toBe("H1");
});
