import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../../src/lib/net/api";

const KNOWN: Me = { name: "Tom", language: "en", cat: null, quiet: null, still: null };

/** A page that has just been loaded, the server that knows its guest, and what that was told. */
async function page(known: Partial<Me>, answers = true) {
  vi.resetModules();
  const { api } = await import("../../src/lib/net/api");
  const told: object[] = [];
  api.me = () => Promise.resolve({ ...KNOWN, ...known });
  api.changeMe = (change) => {
    told.push(change);
    return answers ? Promise.resolve({ ...KNOWN, ...change }) : Promise.reject(new Error("no line"));
  };
  const me = await import("../../src/lib/net/me.svelte");
  const { sound } = await import("../../src/lib/sound/player.svelte");
  const { motion } = await import("../../src/lib/motion/still");
  return { ...me, sound, motion, told };
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.motion;
});

test("another device of the guest is as quiet and as still", async () => {
  const { meet, sound, motion, told } = await page({ quiet: true, still: true });
  expect([sound.muted, motion.less]).toEqual([false, false]);
  await meet();
  expect([sound.muted, motion.less]).toEqual([true, true]);
  expect(told).toEqual([]);
});

test("what was chosen here is used at once, and told", async () => {
  const { chooseQuiet, chooseStill, sound, motion, told } = await page({});
  chooseQuiet(true);
  chooseStill(true);
  expect([sound.muted, motion.less]).toEqual([true, true]);
  await vi.waitFor(() => expect(told).toEqual([{ quiet: true }, { quiet: true, still: true }]));
});

test("a choice is not taken back by an answer that was under way", async () => {
  const { meet, chooseQuiet, sound } = await page({ quiet: false });
  const met = meet();
  chooseQuiet(true);
  await met;
  expect(sound.muted).toBe(true);
});

test("what nobody could be told is told the next time, and counts until then", async () => {
  const before = await page({ quiet: false }, false);
  before.chooseQuiet(true);
  await vi.waitFor(() => expect(before.told).toHaveLength(1));
  const { meet, sound, told } = await page({ quiet: false });
  await meet();
  expect(sound.muted).toBe(true);
  await vi.waitFor(() => expect(told).toEqual([{ quiet: true, still: null }]));
  await vi.waitFor(() => expect(localStorage.getItem("meowple-unsent")).toBeNull());
});

test("who never chose anything tells nothing and is told nothing", async () => {
  const { meet, sound, motion, told } = await page({});
  await meet();
  expect([sound.kept, motion.kept, told]).toEqual([null, null, []]);
});

test("what a browser knew before guests had settings is kept with the guest now", async () => {
  localStorage.setItem("muted", "yes");
  const { meet, sound, told } = await page({});
  await meet();
  expect(sound.muted).toBe(true);
  await vi.waitFor(() => expect(told).toEqual([{ quiet: true, still: null }]));
});
