// The lines of the log of a table, and a refusal. `n` is the update they came with or after.
import type { Moment } from "../time/clocks";
import { comings, type Coming } from "./comings";
import type { Guide, Hinted, Invitation, ProgramInvited, Refusal, Seat, SeatLink, TableView, Tagged, Trial, Tried, Update } from "./wire";

const LONGEST_LOG = 400;

export interface LogLine {
  n: number;
  fact: Tagged;
}

/** What has just happened. What is told again to whoever comes back has the number 0: no news. */
export function newsOf({ log, update }: { log: readonly LogLine[]; update: { n: number } | null }): LogLine[] {
  return log.filter(({ n }) => n > 0 && n === update?.n);
}

/** A phrase somebody said. */
export interface SaidLine {
  /** Counted by this page, from 1. */
  number: number;
  /** The update it came after. */
  n: number;
  seat: number;
  phrase: string;
}

/** Somebody who came or went, after update `n`. */
export interface ComingLine extends Coming {
  n: number;
}

/** Why something was not done. */
export interface WhyNot {
  refusal: Refusal;
  /** Where it was pressed; the reason is shown beside it. */
  beside: DOMRect | null;
}

/** What is told at a table, as it comes, and what was answered. */
export class Story {
  /** Whether the host has freed the seat this page had. */
  seatFreed = $state(false);
  protected standsUp = false;
  invitation = $state.raw<Invitation | null>(null);
  /** The link for a program that was asked for last: it is told once. */
  program = $state.raw<ProgramInvited | null>(null);
  /** The link that was asked for last, by which another person may have a seat of this page. */
  seatLink = $state.raw<SeatLink | null>(null);
  /** Before a race: the question that this page tries its line with, and how its answer counts. */
  trial = $state.raw<Trial | null>(null);
  tried = $state.raw<Tried | null>(null);
  /** What to do about the question that is open, and why, once it was asked for. */
  hint = $state.raw<Hinted | null>(null);
  /** Why the table does not let this page in. */
  turnedAway = $state.raw<Refusal | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** The decision that was answered, until the table has heard it. */
  answered = $state<number | null>(null);
  /** The same for each of those who play at once on this device. */
  answers = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** The match as it stands for whoever looks. */
  update = $state.raw<Update | null>(null);
  /** The same for each of those who play at once on this device. */
  updates = $state.raw<ReadonlyMap<Seat, Update>>(new Map());
  /** Whether the learner at this screen wants to play without guidance. */
  unguided = $state(false);
  /** What the clocks counted when it was told last; null where there are none. */
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<LogLine[]>([]);
  said = $state.raw<SaidLine[]>([]);
  comings = $state.raw<ComingLine[]>([]);
  /** What happened while a bot played for this seat, until it is read. */
  missed = $state.raw<Tagged[]>([]);

  /** A link that was asked for. */
  protected noteLink(message: Invitation | ProgramInvited | SeatLink): void {
    if (message.type === "invitation") this.invitation = message;
    else if (message.type === "seat_link") this.seatLink = message;
    else this.program = message;
  }

  /** A question to try one's line with, or how its answer counts. */
  protected noteTrial(message: Trial | Tried): void {
    if (message.type === "trial") [this.trial, this.tried] = [message, null];
    else this.tried = message;
  }

  /** The clocks were told to count this now. */
  protected count(now: number | null): void {
    this.moment = now === null ? null : { shows: now, at: performance.now() };
  }

  /** All facts of the log. */
  get heard(): readonly Tagged[] {
    return this.log.map(({ fact }) => fact);
  }

  /** Where the lesson stands that is followed here. */
  get guide(): Guide | null {
    return this.unguided ? null : (this.update?.lesson ?? null);
  }

  /** The moves to be offered: in a lesson the wanted one alone, until it is over. */
  get offered(): readonly unknown[] {
    const moves = this.update?.moves ?? [];
    const { guide } = this;
    return guide && guide.step < guide.of ? moves.filter((_, at) => at === guide.move) : moves;
  }

  protected forgetFacts(): void {
    this.log = [];
    this.missed = [];
  }

  protected forgetCompany(): void {
    this.said = [];
    this.comings = [];
  }

  /** What was told before; nothing of it has just happened, so it has the number 0. So has what was said, and who
   * came, until now: a server that has started anew counts its updates from the beginning. */
  protected tellAgain(facts: readonly Tagged[], missed: number): void {
    this.log = facts.map((fact) => ({ n: 0, fact }));
    this.said = this.said.map((line) => ({ ...line, n: 0 }));
    this.comings = this.comings.map((line) => ({ ...line, n: 0 }));
    if (missed) this.missed = facts.slice(-missed);
  }

  protected tell(facts: readonly Tagged[], n: number): void {
    this.log = [...this.log, ...facts.map((fact) => ({ n, fact }))].slice(-LONGEST_LOG);
  }

  protected listen(seat: number, phrase: string, n: number): void {
    const number = (this.said.at(-1)?.number ?? 0) + 1;
    this.said = [...this.said, { number, n, seat, phrase }].slice(-LONGEST_LOG);
  }

  protected noteComings(before: TableView | null, now: TableView, n: number): void {
    const news = comings(before, now).map((coming) => ({ ...coming, n }));
    if (news.length) this.comings = [...this.comings, ...news].slice(-LONGEST_LOG);
  }

  /** Nobody should wonder where their seat has gone. */
  protected lookForMySeat(before: TableView | null, table: TableView): void {
    if (table.yours.length) {
      this.seatFreed = this.standsUp = false;
    } else if (before?.yours.length) {
      this.seatFreed = !this.standsUp;
    }
  }
}
