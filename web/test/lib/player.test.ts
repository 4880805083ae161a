import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOUNDS } from "../../src/lib/sound/notes";

/** Counts what is started; everything else answers to anything. */
let started: string[] = [];
function anything(name: string): unknown {
  const known: Record<string, unknown> = {
    start: () => started.push(name),
    getChannelData: () => new Float32Array(8),
    sampleRate: 8,
    currentTime: 0,
  };
  return new Proxy(function () {} as object, {
    get: (_, field) => known[String(field)] ?? anything(String(field)),
    set: () => true,
    apply: () => anything(name),
  });
}

beforeEach(() => {
  started = [];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", function () {
    return anything("context");
  });
});
afterEach(() => vi.unstubAllGlobals());

const player = () => import("../../src/lib/sound/player.svelte");

test("it is silent until somebody presses something", async () => {
  const { play, wakeWithFirstPress } = await player();
  wakeWithFirstPress();
  play(["card"]);
  expect(started).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  play(["card", "turn"]);
  expect(started).toHaveLength(SOUNDS.card.length + SOUNDS.turn.length);
});

test("muted it stays silent, and remembers that", async () => {
  const first = await player();
  first.wakeWithFirstPress();
  dispatchEvent(new Event("keydown"));
  first.sound.muted = true;
  first.play(["purr"]);
  expect(started).toEqual([]);
  vi.resetModules();
  expect((await player()).sound.muted).toBe(true);
});

test("every note can be played: it has a length, a loudness and pitches above zero", () => {
  for (const note of Object.values(SOUNDS).flat()) {
    expect(note.long).toBeGreaterThan(0);
    expect(note.loud).toBeGreaterThan(0);
    expect(note.loud).toBeLessThan(0.5);
    expect(Math.min(note.from, note.to ?? note.from)).toBeGreaterThan(0);
  }
});
