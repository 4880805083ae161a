// A match that is over, moment by moment: what a board draws instead of a live table.
import type { Shown } from "../../games";
import type { LogLine } from "./story.svelte";
import type { Replay, TableView, Tagged, Update } from "./wire";

const PACE = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a match of a game is told again. */
export interface Retold {
  /** Facts of which nobody saw anything: what happens next is told with them. */
  quiet?: readonly string[];
  /** Facts with which a round begins. */
  begins?: readonly string[];
  /** Facts with which somebody's turn begins, where a round is once around the table. */
  turns?: readonly string[];
}

interface Moment {
  facts: Tagged[];
  waiting: readonly number[];
  shown: object;
  /** What is different with all cards open. */
  opened: object;
  /** How many facts there were up to here. */
  told: number;
}

export class Replaying implements Shown {
  /** Which moment is shown, from 0. */
  at = $state(0);
  running = $state(false);
  /** Whether cards that lay hidden are seen. */
  open = $state(true);
  speed = $state<Speed>(1);
  readonly match: string;
  readonly leftOut: number;
  readonly view: TableView;
  readonly answered = null;
  readonly offered: readonly unknown[] = [];
  /** Whether any cards lay hidden. */
  readonly hides: boolean;
  /** The moments with which rounds begin. */
  readonly rounds: readonly number[];
  readonly #moments: Moment[];
  readonly #lines: LogLine[];
  /** Cards travel only when the match goes on by one moment. */
  #oneOn = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(replay: Replay, table: TableView, { quiet = [], begins = [], turns = [] }: Retold = {}) {
    this.match = replay.match;
    this.leftOut = replay.left_out;
    this.view = table;
    this.hides = replay.moments.some(({ opened }) => Object.keys(opened).length > 0);
    this.#moments = momentsOf(replay, quiet);
    this.#lines = this.#moments.flatMap(({ facts }, at) => facts.map((fact) => ({ n: at + 1, fact })));
    const begin = beginnings(this.#lines, begins, turns);
    const told = this.#moments.flatMap(({ facts }, at) => (facts.some((fact) => begin.has(fact)) ? [at] : []));
    this.rounds = firstIsUntold(begin) ? [0, ...told] : told;
  }

  readonly update: Update = $derived.by(() => {
    const moment = this.#moments[this.at];
    return {
      type: "update",
      done: [],
      now: null,
      clocks: [],
      seat: null,
      n: this.at + 1,
      match: this.match,
      view: this.open ? { ...moment?.shown, ...moment?.opened } : moment?.shown,
      facts: this.#oneOn ? (moment?.facts ?? []) : [],
      moves: [],
      decision: null,
      bare: true,
      waiting: moment?.waiting ?? [],
      undo: null,
      lesson: null,
      nonce: null,
      joins: false,
      outcome: null,
      link: null,
      key: null,
    };
  });

  readonly log: LogLine[] = $derived.by(() => this.#lines.slice(0, this.#moments[this.at]?.told));

  /** The round that is played, from 1: what comes before its first fact belongs to the first. */
  get round(): number {
    return Math.max(1, this.rounds.filter((at) => at <= this.at).length);
  }

  /** Where the next round begins, or the one before; null if there is none. */
  roundFrom(way: 1 | -1): number | null {
    const found = way === 1 ? this.rounds.find((at) => at > this.at) : this.rounds.findLast((at) => at < this.at);
    return found ?? null;
  }

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
    }, PACE / this.speed);
  }

  /** From now on at this speed. */
  hurry(speed: Speed): void {
    this.speed = speed;
    if (this.running) this.run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }

  play(): void {
    // Nothing is asked any more.
  }
}

/** The facts with which rounds begin: those of such a kind, and each turn of whoever had the first one. */
function beginnings(lines: readonly LogLine[], begins: readonly string[], turns: readonly string[]): Set<Tagged> {
  const found = new Set(lines.map(({ fact }) => fact).filter(({ type }) => begins.includes(type)));
  const seats = lines.flatMap(({ fact }) => (turns.includes(fact.type) && "seat" in fact ? [{ fact, seat: fact.seat }] : []));
  const [first] = seats;
  for (const [at, { fact, seat }] of seats.entries()) {
    if (seat === first?.seat && seats[at - 1]?.seat !== seat) found.add(fact);
  }
  return found;
}

/** Whether the first round began with the match: no fact tells of that, and the first that is told is a later one. */
function firstIsUntold(begin: Set<Tagged>): boolean {
  const [first] = begin;
  return first !== undefined && "round" in first && first.round !== 1;
}

/** Moments at which nobody saw anything happen are told with the next one; the first and the last are there. */
function momentsOf(replay: Replay, quiet: readonly string[]): Moment[] {
  const moments: Moment[] = [];
  let [shown, opened, told]: [object, object, number] = [{}, {}, 0];
  let facts: Tagged[] = [];
  for (const [at, moment] of replay.moments.entries()) {
    shown = { ...shown, ...moment.changed };
    opened = { ...opened, ...moment.opened };
    facts = [...facts, ...(moment.facts as Tagged[])];
    const seen = (moment.facts as Tagged[]).some(({ type }) => !quiet.includes(type));
    if (!seen && at > 0 && at < replay.moments.length - 1) continue;
    told += facts.length;
    moments.push({ facts, waiting: moment.waiting, shown, opened, told });
    facts = [];
  }
  return moments;
}
