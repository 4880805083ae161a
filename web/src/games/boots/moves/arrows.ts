// Where an arrow key leads among things that lie about: to the nearest one on that side.

interface Spot {
  x: number;
  y: number;
}

const SIDES: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.5;

export function isArrow(key: string): boolean {
  return key in SIDES;
}

/** Which of the spots it is, by its number; undefined at the edge of the table. */
export function nearest(spots: readonly Spot[], from: Spot, key: string): number | undefined {
  const side = SIDES[key];
  if (!side) return undefined;
  const ways = spots.map(({ x, y }, at) => {
    const ahead = (x - from.x) * side.x + (y - from.y) * side.y;
    const aside = Math.abs((x - from.x) * side.y) + Math.abs((y - from.y) * side.x);
    return { at, far: ahead + ASIDE * aside, reached: ahead > 1 && ahead * 2 > aside };
  });
  return ways.filter(({ reached }) => reached).toSorted((a, b) => a.far - b.far)[0]?.at;
}
