// Where things lie: places of the grid, and what belongs together there.
import { BOTTOM, LEFT, RIGHT, TOP } from "../pieces/sides";
import type { Fact, View } from "../types.gen";

export interface Point {
  column: number;
  row: number;
}

/** A card is so much higher than wide. */
export const HIGH = 1.4;

export function pointOf(at: number, { columns }: View): Point {
  return { column: at % columns, row: Math.floor(at / columns) };
}

/** A part of the table. */
export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** From where to where cards lie, with the places around them where the next ones may. */
export function extentOf(view: View): Extent {
  const middle = Math.floor((view.columns * view.rows) / 2);
  const taken = [...view.cards, ...view.sleeping].map(([at]) => at);
  return around(taken.length ? taken : [middle], view);
}

/** From where to where these places lie, and one more on each side. */
export function around(places: readonly number[], view: View): Extent {
  const points = places.map((at) => pointOf(at, view));
  const columns = points.map(({ column }) => column);
  const rows = points.map(({ row }) => row);
  const left = Math.max(0, Math.min(...columns) - 1);
  const top = Math.max(0, Math.min(...rows) - 1);
  return {
    left,
    top,
    columns: Math.min(view.columns - 1, Math.max(...columns) + 1) - left + 1,
    rows: Math.min(view.rows - 1, Math.max(...rows) + 1) - top + 1,
  };
}

/** The open sides of each card on the table. */
export function openSides(view: View): Map<number, number> {
  return new Map([
    ...view.cards.map(([at, , sides]) => [at, sides] as const),
    ...view.sleeping.map(([at, sides]) => [at, sides] as const),
  ]);
}

/** At which of its sides a card goes on into the next one, so that both are one box. */
export function joinedSides(at: number, open: ReadonlyMap<number, number>, { columns }: View): number {
  const mine = open.get(at) ?? 0;
  const column = at % columns;
  const joins = (side: number, beside: number, facing: number) =>
    mine & side && (open.get(beside) ?? 0) & facing ? side : 0;
  return (
    joins(TOP, at - columns, BOTTOM) |
    joins(BOTTOM, at + columns, TOP) |
    (column > 0 ? joins(LEFT, at - 1, RIGHT) : 0) |
    (column < columns - 1 ? joins(RIGHT, at + 1, LEFT) : 0)
  );
}

/** The box that lies at a place. */
export function boxAt(at: number, view: View): number | null {
  const card = view.cards.find(([place]) => place === at);
  if (card) return card[4];
  return view.sleeping.find(([place]) => place === at)?.[2] ?? null;
}

/** The places of all cards of a box. */
export function placesOf(box: number, view: View): number[] {
  const cards = view.cards.filter((card) => card[4] === box).map(([at]) => at);
  return [...cards, ...view.sleeping.filter((card) => card[2] === box).map(([at]) => at)];
}

/** Whether something lies beside a place, side to side. */
export function hasNeighbour(at: number, open: ReadonlyMap<number, number>, view: View): boolean {
  const { column } = pointOf(at, view);
  const beside = [at - view.columns, at + view.columns];
  if (column > 0) beside.push(at - 1);
  if (column < view.columns - 1) beside.push(at + 1);
  return beside.some((place) => open.has(place));
}

/** What there is to see of the table, and what one looks for on it. */
export interface Sight {
  extent: Extent;
  columns: number;
  rows: number;
  /** Whether anything may be pressed: then no place is smaller than a finger. */
  pressed: boolean;
  /** Where something was laid last. */
  latest: Point | null;
  /** The only place where something may be laid, as in a lesson. */
  wanted: Point | null;
}

export function sightOf(view: View, still: boolean, facts: readonly Fact[], only: number | undefined): Sight {
  const latest = facts.findLast((one) => "at" in one && one.type !== "joined" && one.type !== "closed");
  return {
    extent: extentOf(view),
    columns: view.columns,
    rows: view.rows,
    pressed: !still && view.phase !== "over",
    latest: latest && "at" in latest ? pointOf(latest.at, view) : null,
    wanted: only === undefined ? null : pointOf(only, view),
  };
}
