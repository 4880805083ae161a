// Where a card may be carried: the moves on offer, as ways from one spot to another.
import type { Drops } from "../../../lib/motion/drag.svelte";
import type { Say } from "../../../lib/words/words.svelte";
import type { Offers } from "./offers";

const PLACES = [0, 1, 2, 3];

/** From where to where a card may be carried to make this move of the seat. */
function carry(key: string, seat: number): [from: string, to: string[]] | undefined {
  const [type, place, other, otherPlace] = key.split(":");
  const own = `${seat}:${place}`;
  switch (type) {
    case "draw":
      // Towards oneself, wherever that is.
      return ["pile", ["hand", ...PLACES.map((at) => `${seat}:${at}`)]];
    case "take":
      return ["discard", [own]];
    case "keep":
      return ["hand", [own]];
    case "discard":
      return ["hand", ["discard"]];
    case "swap":
      return [own, [`${other}:${otherPlace}`]];
    default:
      return undefined;
  }
}

/** Where the card at this spot may be let go, and the move it makes there. */
export function dropsOf(offers: Offers, seat: number, from: string, play: (key: string) => void): Drops {
  return new Map(
    offers.keys.flatMap((key) => {
      const [start, ends = []] = carry(key, seat) ?? [];
      return start === from ? ends.map((end) => [end, () => play(key)] as const) : [];
    }),
  );
}

/** What to do with the card instead of letting it go where it is not taken. */
export function whyNotThere(from: string, say: Say): string {
  if (from === "pile") return "";
  if (from === "discard") return say("tail-board-choose-place");
  return say(from === "hand" ? "tail-phase-drew" : "tail-board-swap-other");
}
