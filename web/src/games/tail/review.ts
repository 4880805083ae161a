// Moves of `tail` that are looked at again.
import type { Retelling } from "../../pages/review/moves";
import { keyOf } from "../../lib/words/words.svelte";
import type { Move, View } from "./types.gen";

export const retelling = (): Retelling => ({
  said(sent, _, names, say) {
    const move = sent as Move;
    const args = {
      ...("place" in move && { place: move.place + 1 }),
      ...("seat" in move && { seat: names[move.seat] ?? "", other: move.other + 1 }),
    };
    return say(keyOf("tail", "move", move.type), args);
  },
  spots(sent, view) {
    const move = sent as Move;
    const own = "place" in move ? [`${(view as View).seat}:${move.place}`] : [];
    const theirs = "seat" in move ? [`${move.seat}:${move.other}`] : [];
    const piles: Record<string, string[]> = { draw: ["pile"], take: ["discard"], discard: ["discard"] };
    return [...(piles[move.type] ?? []), ...own, ...theirs].map((spot) => `[data-spot="${spot}"]`);
  },
});
