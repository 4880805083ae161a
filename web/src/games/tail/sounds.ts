// How the facts of `tail` sound.
import type { SoundName } from "../../lib/sound/notes";
import type { Tagged } from "../../lib/net/wire";
import type { Fact } from "./types.gen";

const SOUNDS: Partial<Record<Fact["type"], SoundName>> = {
  round_began: "draw",
  reshuffled: "draw",
  drew: "draw",
  showed: "special",
  took: "card",
  kept: "card",
  discarded: "card",
  swapped: "card",
  replaced: "card",
  called: "call",
};

export function sound(fact: Tagged, seat: number | null): SoundName | null {
  const known = fact as Fact;
  return known.type === "round_ended" ? feeling(known.points, seat) : (SOUNDS[known.type] ?? null);
}

/** Few points please a cat; the most of all do not. */
function feeling(points: readonly (number | null)[], seat: number | null): SoundName | null {
  const own = seat === null ? null : points[seat];
  if (own === null || own === undefined) return null;
  const scores = points.filter((score) => score !== null);
  if (own === Math.min(...scores)) return "purr";
  return own === Math.max(...scores) ? "hiss" : null;
}
