// Where a thing may be carried, and why not elsewhere.
import type { Drops } from "../../lib/drag.svelte";
import type { Say } from "../../lib/words.svelte";
import type { Offers } from "./offers";
import { hasNeighbour, openSides } from "./places";
import type { View } from "./types.gen";

/** Whether a thing lies across two cards there, and not on a place of its own. */
export function liesAcross(thing: string | null, at: number, view: View): boolean {
  if (thing === "princess") return view.across.some(([place]) => place === at);
  return thing === "cat" || thing === "toy";
}

/** The spot of a place where a thing may be laid. */
export function spotOf(thing: string, at: number, view: View): string {
  return `${liesAcross(thing, at, view) ? "across" : "at"}:${at}`;
}

/** Where a thing may be let go, and the move it makes there. */
export function dropsOf(thing: string | undefined, turned: boolean, offers: Offers, view: View, play: (key: string) => void): Drops {
  if (thing === undefined) return new Map();
  return new Map(offers.targets(thing, turned).map(({ key, at }) => [spotOf(thing, at, view), () => play(key)]));
}

/** Why a thing cannot be laid at a place, in words. */
export function whyNotAt(thing: string, at: number, turned: boolean, offers: Offers, view: View, say: Say): string {
  if (offers.targets(thing, !turned).some((target) => target.at === at)) return say("fits-board-turn-it");
  if (thing === "princess") return say("fits-refused-no-cat-there");
  if (thing === "cat") return say("fits-board-why-no-cat");
  if (thing === "toy") return say("fits-refused-no-place-across");
  const open = openSides(view);
  if (open.has(at)) return say("fits-refused-place-taken");
  if (thing.startsWith("start")) return say("fits-refused-not-by-a-short-side");
  if (!hasNeighbour(at, open, view)) return say("fits-refused-not-joined");
  return say("fits-refused-wall-to-wall");
}
