// At the end of a round the rows open card by card. Only for the eye: the view is already open, and
// any press shows all at once.
import type { LogLine } from "../../../lib/net/story.svelte";
import type { Fact, Replaced, Spot, View } from "../types.gen";
import { still } from "../../../lib/motion/still";

const PACE = 260;
const LONGEST = 5_000;

/** A spot and the card that is seen there from now on. */
export type Step = [spot: string, card: number];

/** In which order cards are seen. A special in a row is seen first, then what came in its place. */
export function stepsOf(view: View, before: View | null, facts: readonly Fact[]): Step[] {
  const replaced = new Map(facts.filter(isReplaced).map((fact) => [spotOf(fact), fact]));
  return view.rows.flatMap((row, seat) =>
    row.flatMap(([card], place): Step[] => {
      const spot = `${seat}:${place}`;
      const fact = replaced.get(spot);
      if (fact) return [fact.special, ...fact.cards].map((seen) => [spot, seen]);
      const open = before?.rows[seat]?.[place]?.[1] ?? false;
      return card === null || open ? [] : [[spot, card]];
    }),
  );
}

/** The cards that lay at each spot and were replaced at the end of this round. */
export function replacedIn(log: readonly LogLine[]): Map<string, number[]> {
  const facts = log.map(({ fact }) => fact as Fact);
  const round = facts.slice(facts.findLastIndex(({ type }) => type === "round_began") + 1);
  return new Map(round.filter(isReplaced).map((fact) => [spotOf(fact), [fact.special, ...fact.cards.slice(0, -1)]]));
}

function isReplaced(fact: Fact): fact is Replaced {
  return fact.type === "replaced";
}

function spotOf(fact: Replaced): string {
  return `${fact.seat}:${fact.place}`;
}

export class Reveal {
  /** What is seen at the spots that are not open yet, or not for good. */
  #seen = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  #before: View | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  get running(): boolean {
    return this.#seen.size > 0;
  }

  /** The card seen there; undefined where the view says it. */
  at(spot: string): number | null | undefined {
    return this.#seen.get(spot);
  }

  /** The row as it is seen now. */
  row(seat: number, spots: readonly Spot[]): readonly Spot[] {
    return spots.map((spot, place) => {
      const [, ...rest] = spot;
      const seen = this.at(`${seat}:${place}`);
      return seen === undefined ? spot : [seen, ...rest];
    });
  }

  /** Begin, go on or stop, as the match goes on. */
  look(view: View, facts: readonly Fact[]): void {
    const before = this.#before;
    this.#before = view;
    if (view.phase !== "between" && view.phase !== "over") this.stop();
    else if (facts.some(({ type }) => type === "round_ended")) this.#begin(stepsOf(view, before, facts));
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.running) this.#seen = new Map();
  }

  #begin(steps: Step[]): void {
    this.stop();
    if (steps.length === 0 || still()) return;
    this.#seen = new Map(steps.map(([spot]) => [spot, null]));
    let next = 0;
    this.#timer = setInterval(() => {
      const step = steps[next];
      if (!step) return this.stop();
      this.#seen = new Map(this.#seen).set(...step);
      next += 1;
    }, Math.min(PACE, LONGEST / steps.length));
  }
}
