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
  const everybody = table.chairs.every((chair) => chair.kind === "bot" || chair.ready);
  return everybody && sessionStorage.getItem(`start/${table.id}`) !== null;
}
