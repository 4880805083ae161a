import type { Seat, TableView } from "../net/wire";

/** The seat of whoever looks at this page; null for those who only watch. */
export function mySeat(view: TableView | null): Seat | null {
  return view?.yours[0] ?? null;
}
