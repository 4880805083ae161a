import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../../src/games";
import type { GameOnShelf, TableOnList } from "../../src/lib/net/api";
import { speak } from "../../src/lib/words/words.svelte";
import Home from "../../src/pages/Home.svelte";

const game = (name: string): GameOnShelf => ({ name, seats: [2, 4], levels: ["cat"], lesson: false, race: false });
const table = (name: string, status: string, chairs: string[]): TableOnList => ({
  table: `${name}-${status}`,
  game: name,
  status,
  chairs,
  updated_at: 0,
});

const ANSWERS: Record<string, unknown> = {
  "/api/games": [game("tail"), game("fits")],
  "/api/tables/mine": [
    table("tail", "playing", ["@Anna", "cat", "free", "tiger"]),
    table("tail", "over", ["@Anna", "@Ben"]),
    table("fits", "playing", ["@Anna", "cat"]),
  ],
  "/api/tables/open": [],
};

const drawn = { ...GAMES };
let home: ReturnType<typeof mount>;

beforeEach(async () => {
  await speak("en");
  delete GAMES.fits;
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(ANSWERS[path]))));
  home = mount(Home, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("[data-table]")).not.toBeNull());
});

afterEach(() => {
  void unmount(home);
  Object.assign(GAMES, drawn);
  vi.unstubAllGlobals();
});

const box = (name: string) => document.querySelector(`[data-game="${name}"]`);
const linkTo = (id: string) => document.querySelector<HTMLAnchorElement>(`[data-table="${id}"]`);

test("a game that the page cannot draw is not offered, though the server knows it", () => {
  expect(box("tail")?.querySelector('[data-do="play-now"]')).not.toBeNull();
  expect(box("fits")?.querySelector("button")).toBeNull();
  expect(box("fits")?.textContent).toContain("Coming soon");
  expect(linkTo("fits-playing")).toBeNull();
});

test("people are called by their names, bots are counted", () => {
  expect(linkTo("tail-playing")?.textContent).toContain("Anna, 2 bots");
});

test("a game that is over is there to be seen again", () => {
  expect(linkTo("tail-over")?.getAttribute("href")).toBe("/t/tail-over?replay");
  expect(linkTo("tail-over")?.textContent).toContain("Watch the replay");
  expect(linkTo("tail-playing")?.getAttribute("href")).toBe("/t/tail-playing");
});
