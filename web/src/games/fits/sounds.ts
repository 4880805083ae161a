// How the facts of `fits` sound.
import type { SoundName } from "../../lib/sound/notes";
import type { Tagged } from "../../lib/net/wire";
import type { Fact } from "./types.gen";

const SOUNDS: Partial<Record<Fact["type"], SoundName>> = {
  started: "card",
  drew: "draw",
  found_toy: "special",
  laid: "card",
  closed: "special",
  fell_asleep: "purr",
  moved_in: "purr",
  toy_laid: "card",
  discarded: "card",
  final_began: "call",
};

export function sound(fact: Tagged, seat: number | null): SoundName | null {
  const known = fact as Fact;
  // Who is sent home by a Princess does not like it.
  if (known.type === "princess_came") return known.owner === seat ? "hiss" : "card";
  return SOUNDS[known.type] ?? null;
}
