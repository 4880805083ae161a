// At the end the boxes are shown one after the other, each with what it brings. Only for the eye: the
// points stand on the sheet anyway, and any press shows it at once.
import { around, type Extent, placesOf } from "./places";
import type { View } from "../types.gen";
import { still } from "../../../lib/motion/still";

const PACE = 1_300;
const LONGEST = 16_000;

export class Tour {
  /** The box that is shown now. */
  box = $state<number | null>(null);
  #left: number[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #match: string | null = null;

  get running(): boolean {
    return this.box !== null;
  }

  /** To be called with each update: the first look at the end shows all of it, and begins the tour. */
  look(view: View, match: string, ended: boolean, showAll: () => void): void {
    if (!ended || this.#match === match) return;
    this.#match = match;
    showAll();
    if (still()) return;
    this.#left = boxesToSee(view);
    this.#next();
    this.#timer = setInterval(() => this.#next(), Math.min(PACE, LONGEST / this.#left.length));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.box = null;
  }

  #next(): void {
    const box = this.#left.shift();
    if (box === undefined) this.stop();
    else this.box = box;
  }
}

/** The boxes that bring somebody points, or take some, in the order of their numbers. */
export function boxesToSee(view: View): number[] {
  return view.boxes.flatMap((box, number) => (box[8].some((points) => points !== 0) ? [number] : []));
}

/** The part of the table that a box lies on, with a little around it. */
export function extentOfBox(box: number, view: View): Extent {
  return around(placesOf(box, view), view);
}
