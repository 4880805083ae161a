// Listens to a match as it goes on.
import { untrack } from "svelte";
import type { Seat, Update } from "../net/wire";
import { soundsOf, type SoundOf } from "./heard";
import { play } from "./player.svelte";

/** To be called while a component is made; it listens as long as the component is there. */
export function hearing(
  update: () => Update | null,
  seat: () => Seat | null,
  soundOf: SoundOf,
  /** How many phrases were said. */
  said: () => number,
): void {
  let before: Update | null = null;
  $effect(() => {
    const now = update();
    untrack(() => {
      if (now) play(soundsOf(before, now, seat(), soundOf));
      before = now;
    });
  });
  let heard = untrack(said);
  $effect(() => {
    const number = said();
    if (number > heard) play(["say"]);
    heard = number;
  });
}
