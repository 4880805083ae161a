// A match that begins by itself: "play now" was pressed before there was a table to begin at.
import type { TableView } from "./wire";

/** "Play now": the match begins without a further press once everybody is ready. */
export function startWhenReady(table: string): void {
  sessionStorage.setItem(`start/${table}`, "yes");
}

export function forgetStart(table: string): void {
  sessionStorage.removeItem(`start/${table}`);
}

export function wantsStart(table: TableView): boolean {
  return everybodyReady(table) && sessionStorage.getItem(`start/${table.id}`) !== null;
}

/** "Play now" before one's first race: the warm-up is offered, and the match waits for a further press. */
export function warmUpFirst(table: string): void {
  sessionStorage.setItem(`warm-up/${table}`, "yes");
}

export function forgetWarmUp(table: string): void {
  sessionStorage.removeItem(`warm-up/${table}`);
}

export function wantsWarmUp(table: string): boolean {
  return sessionStorage.getItem(`warm-up/${table}`) !== null;
}

export function everybodyReady({ chairs }: TableView): boolean {
  return chairs.every((chair) => chair.kind === "bot" || (chair.kind === "person" && chair.ready));
}

/** Whether no program sits here, or it is fine with all people that programs race. */
export function programsMayRace({ chairs }: TableView): boolean {
  const people = chairs.filter(({ kind, program }) => kind === "person" && !program);
  return chairs.every(({ kind, program }) => kind === "free" || !program) || people.every(({ races }) => races);
}
