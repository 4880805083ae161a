import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { GAMES, pageOf } from "../../src/games";
import { OWN } from "../../src/games/plain/page";
import { fact } from "../../src/games/tail/words";
import { botName, briefly } from "../../src/lib/words/names";
import { knows, learn, say, sayRefusal, speak } from "../../src/lib/words/words.svelte";
import { LANGUAGES } from "../../src/wire.gen";

const SOURCE = join(import.meta.dirname, "../../src");

/** The keys written out in the page's source: `say("…")`. */
function written(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name));
  const texts = sources.map((name) => readFileSync(join(SOURCE, name), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/say\("([a-z0-9-]+)"/g)].map((hit) => hit[1] ?? ""));
}

// The pages of all games are large: they are loaded before any test counts its time.
beforeAll(async () => {
  await learn(OWN);
  for (const game of Object.keys(GAMES)) await pageOf(game);
}, 60_000);

test.each(LANGUAGES)("every sentence the page says exists in %s", async (language) => {
  await speak(language);
  for (const game of Object.keys(GAMES)) await pageOf(game);
  const keys = written();
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !knows(key))).toEqual([]);
});

beforeEach(() => speak("en"));

test("a log line has names, places from 1, and cards by their names", () => {
  const names = ["Anna", "Mimi"];
  expect(fact({ type: "kept", seat: 0, place: 2 } as never, say, names)).toContain("place 3");
  expect(fact({ type: "showed", seat: 1, card: 10 } as never, say, names)).toBe(
    "Mimi draws a special card: “Swap”.",
  );
  const began = { type: "round_began", round: 2, starter: 0, put_back: [13] };
  expect(fact(began as never, say, names)).toMatch(/^Round 2\. Anna starts\. .*Super-peek\.$/);
});

test("a refusal is said in the game's words, else in the table's, else in plain ones", () => {
  expect(sayRefusal("no_discard", {}, "tail")).toBe("There is no discard to take yet.");
  expect(sayRefusal("host_only", {}, "tail")).toBe("Only the host of the table can do that.");
  expect(sayRefusal("never_heard_of", {})).toBe("That did not work. Please try again.");
});

test("what a board says is known in the language of the moment, however they come", async () => {
  const board = pageOf("tail");
  const polish = speak("pl");
  await Promise.all([board, polish]);
  expect(say("tail-board-draw")).not.toBe("tail-board-draw");
  expect(document.documentElement.lang).toBe("pl");
});

test("a bot has one name for whoever reads it, spelled in each language", async () => {
  const spelled = [];
  for (const language of LANGUAGES) {
    await speak(language);
    spelled.push(botName(1, say));
  }
  expect(spelled).toEqual(["Мімі", "Мими", "Mimi", "Mimi"]);
});

test("a seventh bot is called like the first, with a number", () => {
  const names = Array.from({ length: 8 }, (_, seat) => botName(seat, say));
  expect(new Set(names).size).toBe(8);
  expect(names[6]).toBe(`${names[0]} 2`);
});

test("a name is text", () => {
  const evil = "<img src=x onerror=alert(1)>";
  expect(say("waiting-for", { names: evil })).toBe(`Waiting for: ${evil}`);
});

test("a sentence on a board has long names in brief", () => {
  expect(briefly(["Соломія", "Владислава Мартинишинова"])).toEqual(["Соломія", "Владислава М…"]);
});
