import { expect, test } from "vitest";
import { freshId, keptSeed, seedFor, seedHash } from "../../src/lib/net/seed";
import { Seeding } from "../../src/lib/net/seeding";
import type { TableView } from "../../src/lib/net/wire";

test("the hash of a seed is the one the server computes", () => {
  // python: meowple.core.luck.seed_hash("котики", 3, bytes(range(16)))
  const seed = "000102030405060708090a0b0c0d0e0f";
  expect(seedHash("котики", 3, seed)).toBe(
    "8b7508265dc16a2c1fe0065457c777a9081ed9801537f9bf3ad2dccdaa7bf60d",
  );
});

test("an id is 128 random bits in hex", () => {
  const ids = new Set(Array.from({ length: 50 }, freshId));
  expect(ids.size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("a match keeps its seed, and another match has another", () => {
  expect(seedFor("one")).toBe(seedFor("one"));
  expect(seedFor("one")).not.toBe(seedFor("two"));
  expect(sessionStorage.getItem("seed/one")).toBe(seedFor("one"));
});

test("whoever opens a match that is over has given no number of their own to it", () => {
  const over = { match: "m-over", commitment: null, yours: [0], lesson: null, status: "over", chairs: [] };
  new Seeding(() => expect.unreachable()).look(over as unknown as TableView);
  expect(keptSeed("m-over")).toBeNull();
  new Seeding(() => undefined).look({ ...over, match: "m-lobby", status: "lobby" } as unknown as TableView);
  expect(keptSeed("m-lobby")).not.toBeNull();
});
