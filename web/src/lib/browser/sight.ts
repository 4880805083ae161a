// What is to be pressed or read next is brought into sight.

/** How much is left free around it: what glows is larger than it is, and a hem tells that it ends there. */
const HEM = 10;

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll, so that the first of these is in sight, and of the others as much as then fits. */
export function wayTo(spans: readonly Span[], height: number): number {
  let way = 0;
  for (const { top, bottom } of [...spans].reverse()) way += nearest({ top: top - way - HEM, bottom: bottom - way + HEM }, height);
  return way;
}

/** As short a way as there is; of what is higher than the window, its beginning. */
function nearest({ top, bottom }: Span, height: number): number {
  if (top < 0 || bottom - top > height) return top;
  return Math.max(0, bottom - height);
}

/** Scroll the page to these, the first of them above all. What lies on a board that is pushed around comes by itself. */
export function bringIntoSight(...things: readonly (Element | null | undefined)[]): void {
  const there = things.flatMap((thing) => (thing ? [thing.closest("[data-pans]") ?? thing] : []));
  const top = wayTo(there.map((thing) => thing.getBoundingClientRect()), innerHeight);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top) scrollBy({ top, behavior: still ? "instant" : "smooth" });
}
