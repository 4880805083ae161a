// Who stands where at the end, the best first.
import type { Outcome } from "../../lib/net/wire";

export interface Standing {
  seat: number;
  name: string;
  rank: number;
  total: number;
  /** Whether it is whoever looks. */
  mine: boolean;
}

export function standingOf({ ranks, scores }: Outcome, names: readonly string[], me: number | null): Standing[] {
  return names
    .map((name, seat) => ({ seat, name, rank: ranks[seat] ?? 0, total: scores[seat] ?? 0, mine: seat === me }))
    .sort((a, b) => a.rank - b.rank);
}
