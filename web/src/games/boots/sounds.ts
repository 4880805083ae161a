// How the facts of `boots` sound.
import type { SoundName } from "../../lib/sound/notes";
import type { Tagged } from "../../lib/net/wire";
import type { Fact } from "./types.gen";

const SOUNDS: Partial<Record<Fact["type"], SoundName>> = {
  rolled: "dice",
  rolled_itself: "dice",
  grabbed: "card",
  tied: "special",
  time_up: "draw",
  all_missed: "draw",
};

export function sound(fact: Tagged, seat: number | null): SoundName | null {
  const known = fact as Fact;
  if (known.type === "won") return known.seat === seat ? "purr" : "card";
  if (known.type === "took") return known.owner === seat ? "hiss" : "special";
  return SOUNDS[known.type] ?? null;
}
