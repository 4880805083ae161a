// Where an arrow key leads on the table: to the nearest thing in that direction.

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** What lies straight ahead is nearer than what lies aside. */
const ASIDE = 2.5;

/** The one of `all` that an arrow key leads to; undefined where there is none. */
export function nextIn<One extends Spot>(key: string, from: Spot, all: readonly One[]): One | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = way;
  const ahead = (to: Spot) => (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = (to: Spot) => Math.abs((to.x - from.x) * y + (to.y - from.y) * x);
  const far = (to: Spot) => ahead(to) + ASIDE * aside(to);
  return all.filter((to) => ahead(to) > 1).toSorted((a, b) => far(a) - far(b))[0];
}

export function isArrow(key: string): boolean {
  return key in WAYS;
}
