// How cards, places and boxes are called; the same for eyes and ears.
import { by } from "../../lib/words/telling";
import type { Say } from "../../lib/words/words.svelte";
import { type Held, sidesOf } from "./moves/holding.svelte";
import type { Offers } from "./moves/offers";
import { placesOf, pointOf } from "./table/places";
import { BOTTOM, LEFT, PRINCESS, RIGHT, TOP } from "./pieces/sides";
import type { Box, Fact, View } from "./types.gen";

const SIDES = [
  [TOP, "top"],
  [RIGHT, "right"],
  [BOTTOM, "bottom"],
  [LEFT, "left"],
] as const;
const SYMBOLS: Record<string, string> = { m: "mouse", b: "ball", f: "feather", s: "spray" };
export const SHOWN = ["m", "b", "f", "s"] as const;

export function symbolSaid(letter: string, say: Say): string {
  return say(`fits-symbol-${SYMBOLS[letter] ?? "mouse"}`);
}

/** `box, open: top, left; mouse, mouse` */
export function cardSaid(card: number, sides: number, shows: string, say: Say): string {
  if (card === PRINCESS) return say("fits-card-princess");
  const open = SIDES.filter(([side]) => sides & side).map(([, name]) => say(`fits-side-${name}`));
  const lies = say("fits-card-box", { sides: open.join(", ") });
  return [lies, [...shows].map((one) => symbolSaid(one, say)).join(", ")].filter(Boolean).join("; ");
}

export function placeSaid(at: number, view: View, say: Say): string {
  const { column, row } = pointOf(at, view);
  return say("fits-board-place", { column: column + 1, row: row + 1 });
}

/** Where something was laid, and which card it is: ears know what eyes see on the table. */
export function whereSaid(fact: Fact, view: View, say: Say): string {
  if (!("at" in fact) || fact.type === "joined" || fact.type === "closed") return "";
  const card = view.cards.find(([at]) => fact.type === "laid" && at === fact.at);
  const [, number = 0, sides = 0, shows = ""] = card ?? [];
  const parts = [placeSaid(fact.at, view, say), ...(card ? [cardSaid(number, sides, shows, say)] : [])];
  return `${parts.join(". ")}.`;
}

/** How many of each toy and of spray bottles are in a box. */
export function countsOf([, mice, balls, feathers, sprays]: Box): number[] {
  return [mice, balls, feathers, sprays];
}

/** The boxes that are counted at the end: whoever takes one, or has more cats in it, finds it on the score sheet. */
export function boxesCounted(view: View): number[] {
  return view.boxes.flatMap((box, at) => (box[9].length || box[8].some((points) => points !== 0) ? [at] : []));
}

/** How a box is called: at the end those that are counted have numbers, the same on the table and on the score sheet. */
export function boxCalled(box: number, view: View, say: Say): string {
  const counted = view.phase === "over" ? boxesCounted(view).indexOf(box) : box;
  return counted < 0 ? say("fits-board-this-box") : say("fits-line-box", { number: counted + 1 });
}

/** A box in one line: its cards, whether it is closed, what is in it, who would get what. */
export function boxSaid(box: number, view: View, names: string[], say: Say): string {
  const one = view.boxes[box];
  if (!one) return "";
  const [closed, , , , , awake, asleep, , points] = one;
  const args = { box: boxCalled(box, view, say), cards: placesOf(box, view).length };
  const toys = countsOf(one).flatMap((count, at) =>
    count ? [`${symbolSaid(SHOWN[at] ?? "m", say)} × ${count}`] : [],
  );
  const cats = names.flatMap((seat, at) => {
    const there = { awake: awake[at] ?? 0, asleep: asleep[at] ?? 0, points: points[at] ?? 0 };
    return there.awake + there.asleep ? [say("fits-board-cats-of", { seat, ...there })] : [];
  });
  return [say(closed ? "fits-board-closed" : "fits-board-open", args), toys.join(", "), ...cats].filter(Boolean).join(". ");
}

export function sleeperSaid(seat: number | null, names: string[], me: number | null, say: Say): string {
  return seat === null ? say("fits-card-princess") : by(seat, "fits-board-sleeper", names, me, say);
}

export function acrossSaid(seat: number | null, card: number | null, names: string[], me: number | null, say: Say): string {
  if (seat !== null) return by(seat, "fits-board-awake", names, me, say);
  return say(card === PRINCESS ? "fits-card-princess" : "fits-card-toy");
}

/** A thing in front of me, and what can be done with it now. */
export function heldSaid(held: Held, turned: boolean, offers: Offers, chosen: string | null, say: Say): string {
  const lies = cardSaid(held.card ?? 0, sidesOf(held, turned), held.shows, say);
  if (offers.get(`discard:${held.card}`)) return `${lies}. ${say("fits-move-discard")}`;
  if (!offers.has(held.thing)) return lies;
  if (chosen !== held.thing) return `${lies}. ${say("fits-board-choose")}`;
  return offers.turns(held.thing) ? `${lies}. ${say("fits-board-press-turns")}` : lies;
}
