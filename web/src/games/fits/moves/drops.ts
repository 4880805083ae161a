// Where a thing may be carried, and why not elsewhere or not now.
import type { Drops } from "../../../lib/motion/drag.svelte";
import type { Say } from "../../../lib/words/words.svelte";
import type { Offers } from "./offers";
import { hasNeighbour, openSides } from "../table/places";
import type { View } from "../types.gen";

/** Whether a thing lies across two cards there, and not on a place of its own. */
export function liesAcross(thing: string | null, at: number, view: View): boolean {
  if (thing === "princess") return view.across.some(([place]) => place === at);
  return thing === "cat" || thing === "toy";
}

/** The spot of a place where a thing may be laid. */
export function spotOf(thing: string, at: number, view: View): string {
  return `${liesAcross(thing, at, view) ? "across" : "at"}:${at}`;
}

/** Where a thing may be let go, to lie there for a look. */
export function dropsOf(thing: string | undefined, turned: boolean, offers: Offers, view: View, lies: (thing: string, at: number) => void): Drops {
  if (thing === undefined) return new Map();
  return new Map(offers.targets(thing, turned).map(({ at }) => [spotOf(thing, at, view), () => lies(thing, at)]));
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

/** What comes before anything else in a phase of my turn. */
const FIRST: Record<string, string> = {
  turn: "fits-refused-draw-or-sleep-first",
  play: "fits-refused-play-first",
  toy: "fits-refused-toy-first",
  cat: "fits-refused-cat-or-pass-first",
};

/** Why nothing comes of pressing a thing in front of me, in words. It is undefined for the deck. */
export function whyNotNow(thing: string | undefined, offers: Offers, view: View, names: string[], say: Say): string {
  if (view.seat === null) return "";
  if (view.turn !== view.seat) return say("refused-not-your-turn", { seat: names[view.turn] ?? "" });
  if (thing !== undefined && offers.has(thing)) return say("fits-board-choose-place");
  if (view.phase === "turn" && thing === "sleep") return say("fits-refused-last-cat-stays-awake");
  if (view.phase === "play" && thing === "princess") return say("fits-refused-princess-takes-a-place");
  if (view.phase === "play" && thing?.startsWith("lay")) return say("fits-refused-wall-to-wall");
  const first = FIRST[view.phase];
  return first ? say(first) : "";
}
