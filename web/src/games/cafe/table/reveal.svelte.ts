// When the last choice is in, all pencils move at once. Only for the eye: the sheets are already marked.
import { type Fresh, freshOn, isReveal } from "../sheet/fresh";
import type { Fact, View } from "../types.gen";
import { still } from "../../../lib/motion/still";

/** Long enough to see the last towers circled before the end screen comes. */
const LAST_LOOK = 1_600;

export class Reveal {
  /** What was marked on each sheet just now. */
  #fresh = $state.raw<Fresh[]>([]);
  #running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the end should wait for it. */
  get running(): boolean {
    return this.#running;
  }

  on(seat: number): Fresh | undefined {
    return this.#fresh[seat];
  }

  /** Marks stay fresh while dice are taken, so that no update cuts a stroke short. */
  look(view: View, facts: readonly Fact[], still: boolean): void {
    if (isReveal(facts)) {
      this.#fresh = view.sheets.map((sheet, seat) => freshOn(sheet, seat, facts));
      if (view.phase === "over" && !still) this.#lastLook();
    } else if (view.phase === "draw" || still) this.#fresh = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = false;
  }

  #lastLook(): void {
    if (still()) return;
    this.#running = true;
    this.#timer = setTimeout(() => this.stop(), LAST_LOOK);
  }
}
