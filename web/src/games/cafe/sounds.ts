// How the facts of `cafe` sound.
import type { SoundName } from "../../lib/sound/notes";
import type { Tagged } from "../../lib/net/wire";
import type { Fact } from "./types.gen";

const SOUNDS: Partial<Record<Fact["type"], SoundName>> = {
  rolled: "dice",
  took: "card",
  chose: "pencil",
  circled: "special",
};

export function sound(fact: Tagged, seat: number | null): SoundName | null {
  const known = fact as Fact;
  // All pencils move at once: only the own one is heard, and a cat that comes purrs.
  if (known.type === "drew") return known.seat !== seat ? null : known.cat === null ? "pencil" : "purr";
  return SOUNDS[known.type] ?? null;
}
