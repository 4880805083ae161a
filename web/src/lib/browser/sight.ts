// What is to be pressed or read next is brought into sight.
import { still } from "../motion/still";

/** How much is left free around it: what glows is larger than it is, and a hem tells that it ends there. */
const HEM = 10;

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll, so that the first of these is in sight, and of the others as much as then fits: as short a way as
 * there is, and to the beginning of what is higher than the window. */
export function wayTo(spans: readonly Span[], height: number): number {
  return spans.reduceRight((way, span) => {
    const [top, bottom] = [span.top - way - HEM, span.bottom - way + HEM];
    return way + (top < 0 || bottom - top > height ? top : Math.max(0, bottom - height));
  }, 0);
}

/** Scroll the page to these, the first of them above all. What lies on a board that is pushed around comes by itself. */
export function bringIntoSight(...things: readonly (Element | null | undefined)[]): void {
  const there = things.flatMap((thing) => (thing ? [thing.closest("[data-pans]") ?? thing] : []));
  const top = wayTo(there.map((thing) => thing.getBoundingClientRect()), innerHeight);
  const calm = still();
  if (top) scrollBy({ top, behavior: calm ? "instant" : "smooth" });
}

/** The same within a board that scrolls by itself, for those that are marked on it. */
export function scrollWithin(board: HTMLElement, marked: string): void {
  const { top } = board.getBoundingClientRect();
  const spans = [...board.querySelectorAll(marked)].map((one) => one.getBoundingClientRect());
  board.scrollTop += wayTo(spans.map((one) => ({ top: one.top - top, bottom: one.bottom - top })), board.clientHeight);
}
