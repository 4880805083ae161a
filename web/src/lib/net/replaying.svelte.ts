// A match that is over, moment by moment: what a board draws instead of a live table.
import type { Shown } from "../../games";
import type { LogLine } from "./lines";
import type { Replay, TableView, Tagged, Update } from "./wire";

const PACE = 900;

interface Moment {
  facts: Tagged[];
  waiting: readonly number[];
  shown: object;
  /** How many facts there were up to here. */
  told: number;
}

export class Replaying implements Shown {
  /** Which moment is shown, from 0. */
  at = $state(0);
  running = $state(false);
  readonly match: string;
  readonly leftOut: number;
  readonly view: TableView;
  readonly answered = null;
  readonly offered: readonly unknown[] = [];
  readonly #moments: Moment[];
  readonly #lines: LogLine[];
  /** Cards travel only when the match goes on by one moment. */
  #oneOn = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(replay: Replay, table: TableView) {
    this.match = replay.match;
    this.leftOut = replay.left_out;
    this.view = table;
    this.#moments = momentsOf(replay);
    this.#lines = this.#moments.flatMap(({ facts }, at) => facts.map((fact) => ({ n: at + 1, fact })));
  }

  readonly update: Update = $derived.by(() => {
    const moment = this.#moments[this.at];
    return {
      type: "update",
      done: [],
      seat: null,
      n: this.at + 1,
      match: this.match,
      view: moment?.shown,
      facts: this.#oneOn ? (moment?.facts ?? []) : [],
      moves: [],
      decision: null,
      waiting: moment?.waiting ?? [],
      undo: null,
      lesson: null,
      nonce: null,
      outcome: null,
      link: null,
      key: null,
    };
  });

  readonly log: LogLine[] = $derived.by(() => this.#lines.slice(0, this.#moments[this.at]?.told));

  get last(): number {
    return this.#moments.length - 1;
  }

  to(at: number): void {
    const next = Math.max(0, Math.min(this.last, at));
    this.#oneOn = next === this.at + 1;
    this.at = next;
  }

  run(): void {
    this.stop();
    if (this.at === this.last) this.to(0);
    this.running = true;
    this.#timer = setInterval(() => {
      this.to(this.at + 1);
      if (this.at === this.last) this.stop();
    }, PACE);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }

  play(): void {
    // Nothing is asked any more.
  }
}

/** Moments at which nobody saw anything happen are passed over. */
function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [];
  let shown: object = {};
  let told = 0;
  for (const { facts, waiting, changed } of replay.moments) {
    if (facts.length === 0 && Object.keys(changed).length === 0) continue;
    shown = { ...shown, ...changed };
    told += facts.length;
    moments.push({ facts: facts as Tagged[], waiting, shown, told });
  }
  return moments;
}
