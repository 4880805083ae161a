// What every board derives from the table it draws.
import type { Shown } from "../../games";
import { absence } from "../net/comings";
import { mySeat } from "../device/seats";
import type { Chair, Seat } from "../net/wire";
import { say } from "../words/words.svelte";

const NOTHING: readonly unknown[] = [];

/** What a view of any game says. */
interface Viewed {
  readonly seat: Seat | null;
}

/** The state of a board, as tests find it on its root. */
export type Told = Record<`data-${string}`, string | number | boolean | null | undefined>;

export interface Seen<View, Move> {
  update: Shown["update"];
  view: View;
  /** A move is on its way, and nothing else can be done. */
  busy: boolean;
  /** The moves that may be made now. */
  offered: readonly Move[];
  /** Who has to do something. */
  waiting: readonly Seat[];
  /** Who sits below: oneself, in a replay too; the first seat for who only watches. */
  me: Seat;
  /** The others, clockwise from the left of the one below. */
  others: Seat[];
  told: Told;
}

/** What is seen of a table where `seats` play. */
export function seen<View extends Viewed, Move>(game: string, table: Shown, seats: number): Seen<View, Move> {
  const { update } = table;
  const view = update?.view as View;
  const decision = update?.decision ?? null;
  const busy = decision !== null && table.answered === decision;
  const held = table.view?.held != null;
  const offered = (busy || held ? NOTHING : table.offered) as readonly Move[];
  const waiting = update?.waiting ?? [];
  const me = view?.seat ?? mySeat(table.view) ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
  const told = {
    "data-board": game,
    "data-phase": phaseOf(view),
    "data-decision": update?.decision,
    "data-n": update?.n,
    "data-busy": busy,
    "data-waiting": waiting.join(" "),
  };
  return { update, view, busy, offered, waiting, me, others, told };
}

function phaseOf(view: object | undefined): string | undefined {
  return view && "phase" in view ? String(view.phase) : undefined;
}

/** Who sits there, as a seat's plate shows it. */
export function sitting(table: Shown, seat: Seat, names: readonly string[]) {
  const chair = table.view?.chairs[seat];
  const thinks = botPlays(chair) && table.view?.status === "playing" && (table.update?.waiting.includes(seat) ?? false);
  return { seat, name: names[seat] ?? "", away: chair?.away ?? false, absence: absence(chair, say), thinks };
}

function botPlays(chair: Chair | undefined): boolean {
  return chair?.kind === "bot" || (chair?.kind === "person" && chair.level !== null);
}
