// How places, dice and what can be done are called; the same for eyes and ears.
import type { Say } from "../../lib/words/words.svelte";
import type { Way } from "./moves/offers";
import { type Cell, HOUSE } from "./sheet/sheet";
import type { Sheet } from "./types.gen";

export function itemSaid(item: number, say: Say): string {
  return say(`cafe-item-${item}`);
}

/** A cat is called by what it loves. */
export function catSaid(cat: number, say: Say): string {
  return say(`cafe-cat-${cat}`);
}

/** `4, bowl`: a die is a floor and an item. */
export function dieSaid(value: number, say: Say): string {
  return say("cafe-board-die", { value, item: itemSaid(value, say) });
}

export function waySaid({ item, paws, points, cats }: Way, say: Say): string {
  const args = { item: itemSaid(item, say), paws, points };
  return say(item === HOUSE && cats.length ? "cafe-board-way-house" : "cafe-board-way", args);
}

/** Where a cell is, what lies in it, and what can be drawn there. */
export function cellSaid(cell: Cell, item: number, ways: readonly Way[], say: Say): string {
  const lies = say("cafe-board-cell", {
    tower: cell.tower,
    floor: cell.floor,
    item: item ? itemSaid(item, say) : say("cafe-board-empty"),
  });
  return [lies, ...ways.map((way) => waySaid(way, say))].join(". ");
}

export function pawsLeft(sheet: Sheet): number {
  return sheet.circled - sheet.crossed;
}
