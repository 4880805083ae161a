// What a line is like, and whether a table makes up for it, in plain words.
import type { Lag, Tried } from "../net/wire";
import type { Say } from "../words/words.svelte";

/** A line that is never longer by more than so many milliseconds is steady. */
const STEADY = 10;
/** Between two devices in one room a way there and back takes no longer than that. */
const ONE_ROOM = 30;

type Measured = Pick<Tried, "trip" | "jitter" | "most">;

export function lineSaid({ trip, jitter, most }: Measured, lag: Lag, say: Say): string[] {
  if (trip === null) return [say("warm-up-unknown")];
  const line = jitter > STEADY ? say("warm-up-line", { trip, jitter }) : say("warm-up-steady", { trip });
  return [line, covered(trip + jitter, most, lag, say)];
}

function covered(longest: number, most: number, lag: Lag, say: Say): string {
  if (lag === "room") return longest <= ONE_ROOM ? say("warm-up-near") : say("warm-up-not-near");
  return longest <= most ? say("warm-up-covered") : say("warm-up-too-long", { most });
}
