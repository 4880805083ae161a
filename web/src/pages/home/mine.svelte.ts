// My games on the shelf: those that go on, and how the latest ended.
import { tableAt } from "../../lib/browser/router.svelte";
import type { TableOnList } from "../../lib/net/api";

const DROPPED = "meowple-dropped";

export interface Listed {
  /** The table, or the match that was played there. */
  key: string;
  table: string;
  /** Whether it is one of this device. */
  device: boolean;
  game: string;
  href: string;
  /** Where it is looked at again, if it is over. */
  review?: string;
  /** Whether I play there, or did. */
  mine: boolean;
  chairs: readonly string[];
  /** When something happened there last, or when it ended. */
  at: number;
  status: string;
  /** Whom it waits for. */
  waiting: readonly number[];
  /** Whether that is me. */
  myTurn: boolean;
  winners: readonly number[];
  /** Where people have days for a move. */
  days: TableOnList["days"];
}

/** Those that wait for me come first. */
export function goingOn(tables: readonly TableOnList[]): Listed[] {
  const found = tables.filter(({ status }) => !["over", "closed"].includes(status)).map((table) => listed(table));
  return found.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

/** Every match that ended lately, those before a rematch too; the latest first. */
export function ended(tables: readonly TableOnList[]): Listed[] {
  const found = tables.flatMap((table) => {
    const results = table.results.map(({ match, at, chairs, winners, game }, number) => {
      const last = number === table.results.length - 1 && table.status === "over";
      const way = last ? "" : `=${match}`;
      const [href, review] = ["replay", "review"].map((what) => tableAt(!!table.device, table.table, `?${what}${way}`)) as [string, string];
      return { ...listed(table), game: game ?? table.game, key: last ? table.table : match, status: "over", href, review, at, chairs, winners, waiting: [], myTurn: false, days: null };
    });
    // One that ended before results were kept.
    return results.length || table.status !== "over" ? results : [{ ...listed(table), href: tableAt(!!table.device, table.table, "?replay") }];
  });
  return found.sort((a, b) => b.at - a.at);
}

function listed({ table, device = false, game, status, chairs, updated_at, waiting, yours, days }: TableOnList): Listed {
  const myTurn = status === "playing" && waiting.some((seat) => yours.includes(seat));
  return { key: table, table, device, game, href: tableAt(device, table), mine: yours.length > 0, chairs, at: updated_at, status, waiting, myTurn, winners: [], days };
}

/** What was dropped from this list, and how it stood then: if something happens there, it comes back. */
export class Dropped {
  #known = $state.raw(kept());

  has({ key, at }: Listed): boolean {
    return (this.#known[key] ?? -1) >= at;
  }

  add({ key, at }: Listed, all: readonly Listed[]): void {
    const there = new Set(all.map((one) => one.key));
    const rest = Object.entries(this.#known).filter(([other]) => there.has(other));
    this.#known = { ...Object.fromEntries(rest), [key]: at };
    try {
      localStorage.setItem(DROPPED, JSON.stringify(this.#known));
    } catch {
      // Where nothing can be kept, it is dropped until the page is loaded again.
    }
  }
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(DROPPED) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
