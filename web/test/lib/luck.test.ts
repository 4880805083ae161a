import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkLuck, NoLog, type Witness } from "../../src/lib/luck/check";

const GOLDEN = "../tests/golden";
const ODD = readFileSync("../tests/core/odd-log.json", "utf-8");
const FILES = readdirSync(GOLDEN).filter((name) => name.endsWith(".json"));
const NOBODY: Witness = { commitment: null, link: null, own: null };

interface Loose {
  header: { match: string; commitment: string; seeds: string[]; options: Record<string, unknown>; seats: number };
  entries: { seq: number; at: number; draws: [number, number][] }[];
  links: string[];
  key: string;
}

function golden(): Loose {
  return JSON.parse(readFileSync(`${GOLDEN}/tail-easy.json`, "utf-8")) as Loose;
}

/** What does not hold, and at which entry. */
function wrong(log: Loose | string, witness: Partial<Witness> = {}): string[] {
  const text = typeof log === "string" ? log : JSON.stringify(log);
  return checkLuck(text, { ...NOBODY, ...witness })
    .filter(({ result }) => result !== "holds" && result !== "unknown")
    .map(({ check, result, entry }) => `${check} ${result} ${entry ?? "-"}`);
}

function changed(change: (log: Loose) => void): Loose {
  const log = golden();
  change(log);
  return log;
}

test.each(FILES)("the luck of %s holds", (name) => {
  const text = readFileSync(`${GOLDEN}/${name}`, "utf-8");
  expect(wrong(text)).toEqual([]);
  const draws = checkLuck(text, NOBODY).find(({ check }) => check === "draws");
  expect(draws?.count).toBeGreaterThan(10);
});

test("letters, numbers and orders that JavaScript would write in its own way hold", () => {
  expect(wrong(ODD, { own: { seat: 2, seed: "ab".repeat(16) } })).toEqual([]);
  expect(wrong(ODD.replace("9007199254740993", "9007199254740992"))).toEqual(["links broken 0"]);
  expect(wrong(ODD.replace("[1.0,", "[1,"))).toEqual(["links broken 0"]);
});

test("a changed draw breaks the luck and the chain at its entry", () => {
  const log = changed(({ entries }) => (entries[3]!.draws[0]![1] += 1));
  expect(wrong(log)).toEqual(["links broken 3", "draws broken 3"]);
});

test("a draw that was slipped in moves all later ones", () => {
  const log = changed(({ entries }) => entries[1]!.draws.push([2, 0]));
  expect(wrong(log).map((line) => line.split(" ")[0])).toEqual(["links", "draws"]);
});

test("a changed entry breaks the chain there", () => {
  expect(wrong(changed(({ entries }) => (entries[5]!.at += 1)))).toEqual(["links broken 5"]);
});

test("a missing entry, even the last one, breaks the chain", () => {
  const { links } = golden();
  const cut = changed((log) => (log.entries.pop(), log.links.pop()));
  expect(wrong(cut, { link: links.at(-1)! })).toEqual(["links broken -"]);
  expect(wrong(changed(({ entries }) => entries.splice(4, 1)))).toContain("links broken 4");
  expect(wrong(changed(({ links }) => links.push("")))).toEqual(["links broken -"]);
});

test("a changed link breaks the chain there", () => {
  expect(wrong(changed(({ links }) => (links[7] = "00".repeat(32))))).toEqual(["links broken 7"]);
});

test("changed options break the chain from its first entry", () => {
  expect(wrong(changed(({ header }) => (header.options.rounds = 2)))).toEqual(["links broken 0"]);
});

test("another key fits neither the fingerprint nor the draws", () => {
  const log = changed((log) => (log.key = log.key.replace(/^../, "00")));
  expect(wrong(log)).toEqual(["commitment broken -", "draws broken 0"]);
  expect(wrong(changed((log) => (log.key = "no key")))).toEqual(["commitment broken -", "draws broken -"]);
});

test("a fingerprint that was not the one shown before the game does not count", () => {
  expect(wrong(golden(), { commitment: golden().header.commitment })).toEqual([]);
  expect(wrong(golden(), { commitment: "ab".repeat(32) })).toEqual(["commitment broken -"]);
});

test("a changed seed gives other draws, and its owner misses it", () => {
  const log = changed(({ header }) => (header.seeds[1] = "abcd"));
  expect(wrong(log, { own: { seat: 1, seed: "1234" } })).toEqual([
    "seed broken -",
    "links broken 0",
    "draws broken 0",
  ]);
  expect(wrong(golden(), { own: { seat: 1, seed: "1234" } })).toEqual(["seed missing -"]);
});

test.each(["", "[]", "null", "{}", '{"header":{},"entries":[],"links":[],"key":""}'])(
  "%s is no log",
  (text) => expect(() => checkLuck(text, NOBODY)).toThrow(NoLog),
);
