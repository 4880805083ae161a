// Several people at one screen: what they see changes for all of them in one frame, so that nobody is asked sooner.
import type { Seat, Update } from "../../../lib/net/wire";
import type { View } from "../types.gen";

export type Updates = ReadonlyMap<Seat, Update>;

export function viewOf(update: Update): View {
  return update.view as View;
}

/** Whether all of them have heard of the same round, and that it has begun. */
function agree(updates: Updates): boolean {
  const moments = [...updates.values()].map((update) => `${viewOf(update).round} ${viewOf(update).phase}`);
  return new Set(moments).size === 1;
}

/** The latest that all of them have heard of, as it comes in seat by seat. */
export function agreeing(seats: () => readonly Seat[], updates: () => Updates): () => Updates {
  let last: Updates = new Map();
  return () => {
    const now = updates();
    if (seats().every((seat) => now.has(seat)) && agree(now)) last = now;
    return last;
  };
}

/** Where each of so many sits: names of areas, the first one below, the others clockwise. */
export function edges(count: number): string[] {
  if (count === 2) return ["below", "above"];
  return count === 3 ? ["below", "left", "right"] : ["near", "left", "right", "far"];
}
