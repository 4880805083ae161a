// How near the table is seen. By itself it shows what lies there, as long as somebody plays never smaller
// than a finger; whoever zooms sees what they chose, until they ask for the whole again.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { pans } from "./panning";
import { type Extent, HIGH, type Point, type Sight } from "./places";

/** The edges of the window. */
export const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];

const FINGER = 44;
const FARTHEST = 16;
const NEAREST = 150;
const NEAR_ENOUGH = 104;
/** So much of a place may be out of sight, in pixels. */
const SLACK = 8;
/** How thick the table's edge is. */
const EDGE = 8;
/** How high the words and buttons are that come and go below the table. */
const BELOW = 120;
/** How wide the strip beside the table is, where the buttons are: no card is ever under them. */
export const STRIP = 52;

export class Zoom {
  /** The width of a card, in pixels. */
  unit = $state(64);
  /** Counts how often its window has become another one: then what is seen is to be chosen anew. */
  resized = $state(0);
  /** Changes with whatever of the table is in sight. */
  #moved = $state(0);
  #size = { width: 0, height: 0 };
  /** How high the window was when the table was fitted to it. */
  #fitted = 0;
  #fits = true;
  /** Somebody asked for everything, however small. */
  #all = false;
  #scroller: HTMLElement | null = null;
  readonly #sight: () => Sight;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  /** To be attached to the element that scrolls. */
  readonly scroller: Attachment<HTMLElement> = (element) => {
    this.#scroller = element;
    const watch = new ResizeObserver(() => {
      const before = this.#size;
      const place = this.#place;
      const seen = place !== null && this.#sees(place);
      const now = (this.#size = { width: element.clientWidth, height: element.clientHeight });
      this.#moved += 1;
      if (now.width !== before.width || !this.#bears(now.height)) this.resized += 1;
      else {
        element.scrollBy({ top: (before.height - now.height) / 2, behavior: "instant" });
        if (seen) this.keep();
      }
    });
    watch.observe(element);
    const moved = () => (this.#moved += 1);
    element.addEventListener("scroll", moved, { passive: true });
    const rest = pans(element, (factor, x, y) => this.by(factor, x, y));
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", moved);
      rest();
    };
  };

  /** Show all that lies on the table, from now on. */
  fit(): void {
    this.#fits = this.#all = true;
    this.show(this.#sight().extent, this.#place);
  }

  /** To be called when something has changed on the table. */
  look(): void {
    const { extent } = this.#sight();
    if (!this.#size.width) return;
    // Where not everything fits, the window stays where it is as long as what one looks for is in sight.
    const stays = !this.#fits || (this.unit === this.#least && this.#fitting(extent.columns, extent.rows) < this.#least);
    if (!stays) this.show(extent, this.#place);
    else this.keep();
  }

  /** Go to the place that is looked for, if it is out of sight. */
  keep(): void {
    const place = this.#place;
    if (this.#size.width && place && !this.#sees(place)) this.#go(this.#sight().extent, place);
  }

  /** Show a part of the table; if it is too large for that, around a place in it. */
  show(part: Extent, around: Point | null): void {
    this.#fitted = this.#size.height;
    this.unit = Math.max(this.#least, Math.min(NEAR_ENOUGH, this.#fitting(part.columns, part.rows)));
    this.#go(part, around);
  }

  /** The places that are out of sight, by the edge they are behind, the nearest first. */
  hidden(places: readonly Point[]): Record<Side, Point[]> {
    void this.#moved;
    const behind: Record<Side, Point[]> = { top: [], right: [], bottom: [], left: [] };
    for (const place of places) {
      const side = this.#behind(place);
      if (side) behind[side].push(place);
    }
    behind.top.reverse();
    behind.left.sort((one, other) => other.column - one.column);
    behind.right.sort((one, other) => one.column - other.column);
    return behind;
  }

  /** Bring a place into the middle of the window. */
  bring(place: Point): void {
    void this.#centre(place.column + 0.5, place.row + 0.5);
  }

  /** Zoom so that the point under the pointer stays where it is. */
  by(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const { columns, rows } = this.#sight();
    const before = this.unit;
    this.unit = Math.max(Math.min(FINGER, this.#fitting(columns, rows)), Math.min(NEAREST, before * factor));
    this.#fits = this.#all = false;
    const grown = this.unit / before;
    const under = cornerOf(scroller);
    const [right, down] = [scroller.scrollLeft + x - under.x, scroller.scrollTop + y - under.y];
    void tick().then(() => {
      const now = cornerOf(scroller);
      scroller.scrollTo({ left: right * grown + now.x - x, top: down * grown + now.y - y, behavior: "instant" });
    });
  }

  get #least(): number {
    return this.#sight().pressed && !this.#all ? FINGER : FARTHEST;
  }

  /** Whether the table may stay as it is while its window becomes a little higher or lower. */
  #bears(height: number): boolean {
    if (Math.abs(height - this.#fitted) >= BELOW) return false;
    return !this.#fits || this.unit <= this.#least || this.#sight().extent.rows * this.unit * HIGH + 2 * EDGE <= height;
  }

  #fitting(columns: number, rows: number): number {
    const { width, height } = this.#size;
    return Math.min((width - 2 * EDGE) / columns, (height - 2 * EDGE) / (rows * HIGH));
  }

  /** The place that is looked for: the one that is wanted, or else where something was laid last. */
  get #place(): Point | null {
    const { latest, wanted } = this.#sight();
    return wanted ?? latest;
  }

  #sees(place: Point): boolean {
    return this.#behind(place) === null;
  }

  /** The edge that a place is behind, be it with a part of it; null if it is in sight. */
  #behind({ column, row }: Point): Side | null {
    const scroller = this.#scroller;
    if (!scroller || !this.#size.width) return null;
    const corner = cornerOf(scroller);
    const x = corner.x + EDGE + column * this.unit - scroller.scrollLeft;
    const y = corner.y + EDGE + row * this.unit * HIGH - scroller.scrollTop;
    if (x < -SLACK) return "left";
    if (x + this.unit > this.#size.width + SLACK) return "right";
    if (y < -SLACK) return "top";
    return y + this.unit * HIGH > this.#size.height + SLACK ? "bottom" : null;
  }

  /** Bring a part of the table into the window, or as much of it as goes, around a place in it. */
  #go(part: Extent, around: Point | null): void {
    const [columns, rows] = [this.#size.width / this.unit, this.#size.height / (this.unit * HIGH)];
    const x = within(part.left, part.columns, columns, around && around.column + 0.5);
    const y = within(part.top, part.rows, rows, around && around.row + 0.5);
    void this.#centre(x, y);
  }

  async #centre(x: number, y: number): Promise<void> {
    await tick();
    this.#scroller?.scrollTo({
      left: EDGE + x * this.unit - this.#size.width / 2,
      top: EDGE + y * this.unit * HIGH - this.#size.height / 2,
      behavior: "instant",
    });
  }
}

/** Where the table begins: a small one lies in the middle of its window. */
function cornerOf(scroller: HTMLElement): { x: number; y: number } {
  const field = scroller.firstElementChild as HTMLElement | null;
  return { x: field?.offsetLeft ?? 0, y: field?.offsetTop ?? 0 };
}

/** What to look at along one side so that nothing but the part is seen: its middle if all of it is. */
function within(start: number, length: number, seen: number, wish: number | null): number {
  if (length <= seen || wish === null) return start + length / 2;
  return Math.max(start + seen / 2, Math.min(start + length - seen / 2, wish));
}
