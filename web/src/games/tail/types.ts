// The game's types, as `games/tail` defines them in Python.
import type { Seat, Tagged } from "../../lib/wire";

export type Phase =
  | "opening"
  | "turn"
  | "drew"
  | "offer"
  | "look"
  | "closing"
  | "between"
  | "over";

export interface Options {
  end: "rounds" | "time" | "limit";
  rounds: number;
  minutes: number;
  limit: number;
  easy: boolean;
  memory: "strict" | "assisted";
}

export type Spot = [card: number | null, faceUp: boolean, lookedAt: boolean, ...rest: number[]];

export interface View {
  seat: Seat | null;
  seats: number;
  options: Options;
  round: number;
  phase: Phase;
  starter: Seat;
  turn: Seat;
  playing: Seat[];
  waiting: Seat[];
  rows: Spot[][];
  hand: number | null;
  special: number | null;
  draws: number;
  looking: number[];
  called: Seat | null;
  left: number;
  pile: number;
  discards: number;
  top: number | null;
  points: (number | null)[][];
  out: number[];
}

export interface Move extends Tagged {
  place?: number;
  seat?: Seat;
  other?: number;
}
