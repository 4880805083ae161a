// How long people may think, as the page shows it.
import type { Ticking, Timing } from "../net/wire";

/** What a moment was called when it was told, and when that was by the page's own clock. */
export interface Moment {
  shows: number;
  at: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What may be agreed on; null is no clock. */
export const TIMINGS: readonly (Timing | null)[] = [
  null,
  { kind: "move", millis: 30 * SECOND, more: 0 },
  { kind: "move", millis: 2 * MINUTE, more: 0 },
  { kind: "bank", millis: 5 * MINUTE, more: 10 * SECOND },
  { kind: "bank", millis: 15 * MINUTE, more: 15 * SECOND },
  { kind: "days", millis: DAY, more: 0 },
  { kind: "days", millis: 3 * DAY, more: 0 },
];

/** Those, but no days where everybody is in one room; and another that is set, which a program may have chosen. */
export function timingsWith(set: Timing | null, together: boolean): readonly (Timing | null)[] {
  const offered = together ? TIMINGS.filter((one) => one?.kind !== "days") : TIMINGS;
  return offered.some((one) => nameOf(one) === nameOf(set)) ? offered : [...offered, set];
}

export function nameOf(timing: Timing | null): string {
  return timing ? `${timing.kind}-${timing.millis}-${timing.more}` : "none";
}

/** So long the clock still runs. A clock that stands has what it shows; where each move has its own time, all of the next one's. */
export function leftOn(clock: Ticking, now: number, timing: Timing | null): number {
  if (clock.since === null) return timing?.kind === "move" ? timing.millis : clock.left;
  return Math.max(0, clock.left - (now - clock.since));
}

/** The moment now, by what was told last; the clocks of a paused table stand still. */
export function nowBy(told: Moment, paused: boolean, at: number): number {
  return paused ? told.shows : told.shows + at - told.at;
}

/** Milliseconds as on a clock: the last second is shown until it is over. */
export function onAClock(millis: number): string {
  const seconds = Math.ceil(millis / SECOND);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${two(minutes)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${end}` : end.replace(/^0/, "");
}

/** A span in the reader's language: in seconds or minutes. */
export function spanSaid(millis: number, language: string): string {
  const [count, unit] = millis % MINUTE ? [millis / SECOND, "second"] : [millis / MINUTE, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
}

export function daysOf(timing: Timing): number {
  return Math.round(timing.millis / DAY);
}

/** A day and an hour, in the reader's language. */
export function untilSaid(utc: number, language: string): string {
  const how = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, how).format(utc);
}
