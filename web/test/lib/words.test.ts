import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { GAMES, pageOf } from "../../src/games";
import { OWN } from "../../src/games/plain/page";
import { asks as bootsAsks } from "../../src/games/boots/moves/asks";
import { fact as cafeFact } from "../../src/games/cafe/words";
import { fact as fitsFact } from "../../src/games/fits/words";
import { fact } from "../../src/games/tail/words";
import { TIME_WORDS } from "../../src/lib/time/words";
import { DEVICE_WORDS } from "../../src/lib/words/device";
import { ME_WORDS } from "../../src/lib/words/me";
import { botName, briefly } from "../../src/lib/words/names";
import { spoken } from "../../src/lib/words/phrases";
import { knows, learn, say, sayRefusal, speak } from "../../src/lib/words/words.svelte";
import { COMPANY_WORDS } from "../../src/pages/company/words";
import { learnEvening } from "../../src/pages/evening/words";
import { PROGRAM_WORDS } from "../../src/pages/lobby/programs";
import { REVIEW_WORDS } from "../../src/pages/review/words";
import { learnPocket } from "../../src/pocket/said";
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
  await learnPocket();
  await learn(OWN);
  await learn(DEVICE_WORDS);
  await learn(TIME_WORDS);
  await learn(REVIEW_WORDS);
  await learn(COMPANY_WORDS);
  await learn(ME_WORDS);
  await learn(PROGRAM_WORDS);
  await learnEvening();
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

test("whoever a log line is about reads it in the second person", () => {
  const names = ["Anna", "Mimi"];
  const told = (one: object, me: number | null) => fact(one as never, say, names, me);
  expect(told({ type: "drew", seat: 0 }, 0)).toBe("You draw a card from the pile.");
  expect(told({ type: "drew", seat: 0 }, 1)).toBe("Anna draws a card from the pile.");
  expect(told({ type: "drew", seat: 0 }, null)).toBe("Anna draws a card from the pile.");
  const swapped = { type: "swapped", seat: 1, place: 0, other_seat: 0, other_place: 3 };
  expect(told(swapped, 0)).toBe("Mimi (place 1) swaps cards with you (place 4).");
  const princess = { type: "princess_came", seat: 1, owner: 0, at: 5 };
  expect(fitsFact(princess as never, say, names, 0)).toBe("Mimi plays the Princess! Your cat comes back to you.");
  const home = { ...princess, owner: 1 };
  expect(fitsFact(home as never, say, names, 1)).toBe("You play the Princess and get your own cat back.");
  expect(fitsFact(home as never, say, names, 0)).toBe("Mimi plays the Princess and gets their own cat back.");
  const house = { type: "drew", seat: 0, item: 1, tower: 0, floor: 1, cat: 2, paws: 0, circled: 0, points: 4 };
  expect(cafeFact(house as never, say, names, 0)).toMatch(/^You draw: /);
  expect(bootsAsks({ view: { phase: "roll", roller: 0, seat: 0 } as never, names, asked: false }, say)).toBe("You have the dice.");
  expect(spoken({ number: 1, n: 1, seat: 0, phrase: "meow" }, names, 0)).toBe("You say: Meow!");
});

test.each(["Tom.", "Tom...", "Tom…", "Tom!", "Tom?"])("a sentence ends once though %s ends as it does", (name) => {
  expect(say("boots-refused-not-your-roll", { seat: name })).not.toMatch(/[.…!?]\.$/);
  expect(say("log-back", { seat: name })).toBe(`${name} is back.`);
});

test("what is less than nothing has a minus", () => {
  expect(say("log-back", { seat: -8.5 })).toBe("−8.5 is back.");
  expect(say("log-back", { seat: "-8.5" })).toBe("-8.5 is back.");
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
  expect(briefly(["Гравець 4", "Bartłomiej 12"], 6)).toEqual(["Гра… 4", "Ba… 12"]);
});
