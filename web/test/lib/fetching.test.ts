// What a device plays with: fetched once, and again only what a newer page has not brought along.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFetched, wasFetched } from "../../src/pocket/kept/fetched";
import { cameAlong, fetchPack, keepPack } from "../../src/pocket/kept/fetching";

const BASE = "http://here/assets/pocket/runtime/";
const OLD = { "python.wasm": 2, "meowple-1.zip": 2 };
const NEW = { "python.wasm": 2, "meowple-2.zip": 2 };

/** As much of a browser's cache as is used. */
class Kept {
  readonly files = new Map<string, Response>();
  match = async (url: string) => this.files.get(url)?.clone();
  put = async (url: string, answer: Response) => void this.files.set(url, answer);
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
  delete = async (url: string) => this.files.delete(url);
  addAll = async (urls: string[]) => void (await Promise.all(urls.map(async (url) => this.put(url, await fetch(url)))));
}
let kept: Kept;
let fetched: string[];

beforeEach(() => {
  kept = new Kept();
  fetched = [];
  vi.stubGlobal("caches", { open: async () => kept });
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response("ab");
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("it is fetched once, and said how much of it is there", async () => {
  const shares: number[] = [];
  expect(wasFetched()).toBe(false);
  await fetchPack("old", OLD, BASE, (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  expect(isFetched("old")).toBe(true);
  expect([...kept.files.keys()].sort()).toEqual(Object.keys(OLD).map((name) => BASE + name).sort());
});

test("a newer page has the same runtime, and only another library is fetched", async () => {
  await fetchPack("old", OLD, BASE, () => undefined);
  fetched = [];
  expect(isFetched("new")).toBe(false);
  await fetchPack("new", NEW, BASE, () => undefined);
  expect(fetched).toEqual([`${BASE}meowple-2.zip`]);
  expect(kept.files.has(`${BASE}meowple-1.zip`)).toBe(false);
});

test("what came along with a newer page need not be fetched at all", async () => {
  await fetchPack("old", OLD, BASE, () => undefined);
  expect(await cameAlong("new", NEW, BASE)).toBe(false);
  kept.files.set(`${BASE}meowple-2.zip`, new Response("ab"));
  expect(await cameAlong("new", NEW, BASE)).toBe(true);
  expect(isFetched("new")).toBe(true);
  expect(kept.files.has(`${BASE}meowple-1.zip`)).toBe(false);
});

test("where it was never fetched nothing has come along", async () => {
  for (const name of Object.keys(NEW)) kept.files.set(BASE + name, new Response("ab"));
  expect(await cameAlong("new", NEW, BASE)).toBe(false);
});

test("what the browser threw away is fetched again, and what cannot be had is not called kept", async () => {
  await fetchPack("old", OLD, BASE, () => undefined);
  kept.files.delete(`${BASE}python.wasm`);
  fetched = [];
  expect(await keepPack(OLD, BASE)).toBe(true);
  expect(fetched).toEqual([`${BASE}python.wasm`]);
  kept.files.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect(await keepPack(OLD, BASE)).toBe(false);
});
