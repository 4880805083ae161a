// The messages between the page and the server, as `server/wire.py` defines them.

export type Seat = number;

export interface Chair {
  kind: "free" | "person" | "bot";
  name: string;
  level: string | null;
  away: boolean;
  you: boolean;
  ready: boolean;
}

export interface TableView {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "lobby" | "dealing" | "playing" | "over" | "abandoned";
  public: boolean;
  chairs: Chair[];
  your_seat: Seat | null;
  host: boolean;
  match: string | null;
  commitment: string | null;
  seeds: (string | null)[];
  paused: boolean;
}

export type ScoreLine = [key: string, points: number, number?: number | null];

export interface Outcome {
  ranks: number[];
  scores: number[];
  breakdown: ScoreLine[][];
  reason: string;
}

export interface Tagged {
  type: string;
}

export interface Welcome {
  type: "welcome";
  run: string;
  you: string;
  table: TableView;
}

export interface TableChanged {
  type: "table";
  table: TableView;
}

export interface Update {
  type: "update";
  n: number;
  match: string;
  view: unknown;
  facts: Tagged[];
  moves: Tagged[];
  decision: number | null;
  waiting: Seat[];
  undo?: number | null;
  outcome?: Outcome | null;
  link?: string | null;
  key?: string | null;
}

export interface Accepted {
  type: "accepted";
  id: string;
}

export interface Invitation {
  type: "invitation";
  id: string;
  path: string;
  qr: string[];
}

export interface Said {
  type: "said";
  seat: Seat;
  phrase: string;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  key: string;
  details: Record<string, number | string>;
  scope: string;
}

export interface Ping {
  type: "ping";
  nonce: string;
}

export type Message =
  | Welcome
  | TableChanged
  | Update
  | Accepted
  | Invitation
  | Said
  | Refusal
  | Ping;

export interface Hello {
  type: "hello";
  table: string;
  invite: string | null;
  run: string | null;
  since: number | null;
}

/** What a person asks of the table; the line adds the id under which it is answered. */
export type Command =
  | { type: "sit"; seat: Seat }
  | { type: "seat_bot"; seat: Seat; level: string }
  | { type: "stand"; seat: Seat }
  | { type: "ready"; match: string; seed_hash: string }
  | { type: "start" }
  | { type: "seed"; match: string; seed: string }
  | { type: "play"; match: string; decision: number; move: Tagged }
  | { type: "undo"; match: string; seq: number }
  | { type: "again" }
  | { type: "invite" }
  | { type: "say"; phrase: string };
