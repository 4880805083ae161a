// The messages between the page and the server, as the board components need them.
import type { Request, TableView } from "../../wire.gen";

export type {
  Chair,
  EveningView,
  Guide,
  Hello,
  Highlight,
  Hinted,
  Invitation,
  Line as ScoreLine,
  Message,
  Outcome,
  Placed,
  ProgramInvited,
  Proposal,
  Reason,
  Refusal,
  Replay,
  Reviewed,
  ReviewPart,
  Seat,
  SeatLink,
  TableView,
  Ticking,
  Timing,
  Trial,
  Tried,
  Update,
} from "../../wire.gen";

/** A move or a fact of any game; its own types are generated beside its board. */
export interface Tagged {
  readonly type: string;
}

/** Which fields of a move or a fact hold seats, by its type. */
export type SeatFields = Readonly<Record<string, readonly string[]>>;

/** What the host of a race says of the ways to the table. */
export type Lag = TableView["lag"];

type WithoutId<One> = One extends { id: string } ? Omit<One, "id"> : never;

/** What a person asks of the table; the line adds the id under which it is answered. */
export type Command = WithoutId<Request>;

type WithoutSeat<One> = One extends { type: "again" | "hint" | "pause" | "play" | "say" | "try" | "undo" | "warm_up" | "without" } ? Omit<One, "seat"> : never;

/** What somebody asks from their seat. */
export type FromSeat = WithoutSeat<Command>;
