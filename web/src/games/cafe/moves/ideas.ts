// What lights up on my sheet: what a die would let me draw, what I can draw, what I have chosen.
import type { Idea } from "../sheet/HexCell.svelte";
import type { Offers } from "./offers";
import { CELLS, cellAt } from "../sheet/sheet";
import type { View } from "../types.gen";

export function ideasFor(view: View, offers: Offers, die: number | null): Map<number, Idea> {
  if (view.seat === null) return new Map();
  return view.phase === "draft" ? withDie(view, view.seat, offers, die) : toDraw(view, offers);
}

/** In the draft: what this die and one of those left could draw. */
function withDie(view: View, seat: number, offers: Offers, die: number | null): Map<number, Idea> {
  if (die === null) return new Map();
  const floors = offers.reach(die);
  return new Map(
    CELLS.filter(({ at, floor }) => floors.has(floor) && !view.sheets[seat]?.cells[at]).map(({ at, floor }) => {
      const [item = null, ...others] = floors.get(floor) ?? [];
      return [at, { kind: "maybe", item, paws: 0, more: others.length > 0 }];
    }),
  );
}

function toDraw(view: View, offers: Offers): Map<number, Idea> {
  const ideas = new Map<number, Idea>();
  for (const cell of offers.cells) {
    const [best, ...others] = offers.ways(cell);
    if (!best) continue;
    const kind = best.paws === 0 ? "free" : "paws";
    ideas.set(cell, { kind, item: best.item, paws: best.paws, more: others.length > 0 });
  }
  const { choice } = view;
  const chosen = choice?.type === "draw" ? cellAt(choice.tower, choice.floor) : undefined;
  if (chosen && choice?.type === "draw") ideas.set(chosen.at, { kind: "chosen", item: choice.item, paws: 0, more: false });
  return ideas;
}
