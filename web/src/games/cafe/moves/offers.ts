// The moves the table offers, laid on dice and cells, with what each costs and brings. The board asks
// for keys; it knows no rules.
import { cellAt, HOUSE } from "../sheet/sheet";
import type { Draw, Move, View } from "../types.gen";

/** `take:4`, `draw:2:3:5`, `draw:2:3:1:6`, `pass`: a draw as it is pressed, cell, item, cat. */
export function moveKey(move: Move): string {
  if (move.type === "take") return `take:${move.value}`;
  if (move.type !== "draw") return move.type;
  const cell = `${cellKey(move.tower, move.floor)}:${move.item}`;
  return move.cat == null ? cell : `${cell}:${move.cat}`;
}

export function cellKey(tower: number, floor: number): string {
  return `draw:${tower}:${floor}`;
}

/** An item that can be drawn in a cell. */
export interface Way {
  key: string;
  item: number;
  paws: number;
  /** Points it brings at once; of a house, with the cat that brings most. */
  points: number;
  /** The cats a house can score; empty for every other item. */
  cats: CatWay[];
}

export interface CatWay {
  key: string;
  cat: number;
  points: number;
}

export class Offers {
  readonly #moves = new Map<string, Move>();
  readonly #ways = new Map<number, Way[]>();
  readonly #reach: View["reach"];
  readonly #takes: string[];

  /** `offered` are those of all moves that may be pressed: in a lesson only the wanted one. */
  constructor(view: View, all: readonly Move[], offered: readonly unknown[]) {
    this.#reach = view.reach;
    this.#takes = all.map(moveKey);
    for (const [at, move] of all.entries()) {
      if (!offered.includes(move)) continue;
      this.#moves.set(moveKey(move), move);
      if (move.type !== "draw") continue;
      const paws = view.costs[move.item - 1]?.[move.floor - 1] ?? 0;
      this.#lay(move, paws, view.gains[at] ?? 0);
    }
    for (const ways of this.#ways.values()) ways.sort((a, b) => a.paws - b.paws || b.points - a.points);
  }

  #lay(move: Draw, paws: number, points: number): void {
    const cell = cellAt(move.tower, move.floor)?.at;
    if (cell === undefined) return;
    const ways = this.#ways.get(cell) ?? [];
    this.#ways.set(cell, ways);
    const key = `${cellKey(move.tower, move.floor)}:${move.item}`;
    let way = ways.find(({ item }) => item === move.item);
    if (!way) ways.push((way = { key, item: move.item, paws, points, cats: [] }));
    way.points = Math.max(way.points, points);
    if (move.item === HOUSE && move.cat != null) way.cats.push({ key: moveKey(move), cat: move.cat, points });
  }

  get(key: string): Move | undefined {
    return this.#moves.get(key);
  }

  get none(): boolean {
    return this.#moves.size === 0;
  }

  /** Whether something can be drawn, or passed. */
  get drawing(): boolean {
    return this.#ways.size > 0 || this.#moves.has("pass");
  }

  /** What can be drawn in a cell, the cheapest first. */
  ways(cell: number): readonly Way[] {
    return this.#ways.get(cell) ?? [];
  }

  get cells(): number[] {
    return [...this.#ways.keys()];
  }

  /** The items that a die may let me draw, by floor. */
  reach(value: number): Map<number, number[]> {
    const floors = new Map<number, number[]>();
    for (const [item, floor] of this.#reach[this.#takes.indexOf(`take:${value}`)] ?? []) {
      floors.set(floor, [...(floors.get(floor) ?? []), item]);
    }
    return floors;
  }
}
