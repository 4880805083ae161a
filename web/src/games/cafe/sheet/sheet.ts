// The sheet as it is printed: what stands where. Cells are numbered tower by tower, from the ground.
export const ITEMS = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"] as const;
export type ItemName = (typeof ITEMS)[number];

export const HOUSE = 1;
export const PAWS = 18;
/** How many paws a pass circles, while there are some. */
const FOR_A_PASS = 3;

export function pawsForAPass(circled: number): number {
  return Math.min(FOR_A_PASS, PAWS - circled);
}

/** The name of an item from 1 to 6, as it stands in the keys of words. */
export function itemName(item: number): ItemName {
  return ITEMS[item - 1] ?? "house";
}

interface Tower {
  floors: readonly number[];
  /** The floor that a scratching post takes. */
  post: number | null;
  larger: number;
  smaller: number;
}

export const TOWERS: readonly Tower[] = [
  { floors: [1, 2, 3, 5], post: 4, larger: 6, smaller: 4 },
  { floors: [1, 2, 3, 4, 5, 6], post: null, larger: 9, smaller: 5 },
  { floors: [1, 2, 4, 5, 6], post: 3, larger: 7, smaller: 3 },
  { floors: [1, 2, 3, 4, 5, 6], post: null, larger: 8, smaller: 4 },
  { floors: [1, 3, 4], post: 2, larger: 3, smaller: 2 },
];

/** Towers and floors count from 1, as they are printed. */
export interface Cell {
  at: number;
  tower: number;
  floor: number;
}

export const CELLS: readonly Cell[] = TOWERS.flatMap(({ floors }, before) =>
  floors.map((floor) => ({ tower: before + 1, floor })),
).map((cell, at) => ({ at, ...cell }));

/** The cell at this place; undefined where there is a post or nothing. */
export function cellAt(tower: number, floor: number): Cell | undefined {
  return CELLS.find((cell) => cell.tower === tower && cell.floor === floor);
}

// How it is drawn, in units of the picture: hexagons with a flat top, every other tower half a step up.
export const HEX = { width: 60, height: 52 };
export const GROUND = 384;
export const SHEET = { width: 344, height: 394 };
export const TOWERS_WIDTH = 240;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell, or of a post. */
export function middleOf(tower: number, floor: number): Point {
  const step = tower % 2 === 1 ? floor : floor - 0.5;
  return { x: HEX.width / 2 + (tower - 1) * HEX.width * 0.75, y: GROUND - step * HEX.height };
}

/** Where the roof of a tower rests. */
export function topOf(tower: number): Point {
  const { x, y } = middleOf(tower, TOWERS[tower - 1]?.floors.at(-1) ?? 1);
  return { x, y: y - HEX.height / 2 };
}
