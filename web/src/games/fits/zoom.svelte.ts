// How near the table is seen. By itself it shows what lies there, never smaller than a finger; whoever
// zooms sees what they chose, until they ask for the whole again.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { pans } from "./panning";
import { type Extent, HIGH, type Point } from "./places";

/** What there is to see. */
export interface Sight {
  extent: Extent;
  columns: number;
  rows: number;
  /** Where something was laid last. */
  latest: Point | null;
}

const FINGER = 44;
const NEAREST = 150;
const NEAR_ENOUGH = 104;
/** How thick the table's edge is. */
const EDGE = 8;
/** How high the words and buttons are that come and go below the table: it lies still meanwhile. */
const BELOW = 120;

export class Zoom {
  /** The width of a card, in pixels. */
  unit = $state(64);
  /** The size of the window to the table for which it was fitted. */
  size = $state.raw({ width: 0, height: 0 });
  #fits = true;
  #scroller: HTMLElement | null = null;
  readonly #sight: () => Sight;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  /** To be attached to the element that scrolls. */
  readonly scroller: Attachment<HTMLElement> = (element) => {
    this.#scroller = element;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === this.size.width && Math.abs(height - this.size.height) < BELOW) return;
      this.size = { width, height };
    });
    watch.observe(element);
    const rest = pans(element, (factor, x, y) => this.by(factor, x, y));
    return () => {
      watch.disconnect();
      rest();
    };
  };

  /** Show all that lies on the table, from now on. */
  fit(): void {
    this.#fits = true;
    this.look();
  }

  /** To be called when something has changed on the table. */
  look(): void {
    const { extent, latest } = this.#sight();
    if (!this.size.width) return;
    if (this.#fits) this.show(extent, latest);
    else if (latest && !this.#sees(latest)) void this.#centre(middleOf({ left: latest.column, top: latest.row, columns: 1, rows: 1 }));
  }

  /** Show a part of the table; if it is too large for that, around a place in it. */
  show(part: Extent, around: Point | null): void {
    const fitting = this.#fitting(part.columns, part.rows);
    this.unit = Math.max(FINGER, Math.min(NEAR_ENOUGH, fitting));
    const place = fitting < FINGER && around ? { left: around.column, top: around.row, columns: 1, rows: 1 } : part;
    void this.#centre(middleOf(place));
  }

  /** Zoom so that the point under the pointer stays where it is. */
  by(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const { columns, rows } = this.#sight();
    const before = this.unit;
    this.unit = Math.max(Math.min(FINGER, this.#fitting(columns, rows)), Math.min(NEAREST, before * factor));
    this.#fits = false;
    const grown = this.unit / before;
    const under = cornerOf(scroller);
    const [right, down] = [scroller.scrollLeft + x - under.x, scroller.scrollTop + y - under.y];
    void tick().then(() => {
      const now = cornerOf(scroller);
      scroller.scrollTo({ left: right * grown + now.x - x, top: down * grown + now.y - y, behavior: "instant" });
    });
  }

  #fitting(columns: number, rows: number): number {
    const { width, height } = this.size;
    return Math.min((width - 2 * EDGE) / columns, (height - 2 * EDGE) / (rows * HIGH));
  }

  #sees({ column, row }: Point): boolean {
    const scroller = this.#scroller;
    if (!scroller) return true;
    const x = EDGE + column * this.unit - scroller.scrollLeft;
    const y = EDGE + row * this.unit * HIGH - scroller.scrollTop;
    return x >= 0 && y >= 0 && x + this.unit <= scroller.clientWidth && y + this.unit * HIGH <= scroller.clientHeight;
  }

  async #centre([x, y]: [x: number, y: number]): Promise<void> {
    await tick();
    this.#scroller?.scrollTo({
      left: EDGE + x * this.unit - this.size.width / 2,
      top: EDGE + y * this.unit * HIGH - this.size.height / 2,
      behavior: "instant",
    });
  }
}

/** Where the table begins: a small one lies in the middle of its window. */
function cornerOf(scroller: HTMLElement): { x: number; y: number } {
  const field = scroller.firstElementChild as HTMLElement | null;
  return { x: field?.offsetLeft ?? 0, y: field?.offsetTop ?? 0 };
}

function middleOf({ left, top, columns, rows }: Extent): [x: number, y: number] {
  return [left + columns / 2, top + rows / 2];
}
