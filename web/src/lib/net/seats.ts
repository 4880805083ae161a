import type { Seat, TableView } from "./wire";

/** The seat of who looks at this page; null for who only watches. */
export function mySeat(view: TableView | null): Seat | null {
  return view?.yours[0] ?? null;
}
