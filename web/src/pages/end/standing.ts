// Who stands where at the end, the best first.
import type { Outcome } from "../../lib/net/wire";

export interface Standing {
  seat: number;
  name: string;
  rank: number;
  total: number;
  /** Whether it is whoever looks, or one of those who share this screen with others at the table. */
  mine: boolean;
}

export function standingOf({ ranks, scores }: Outcome, names: readonly string[], own: readonly number[]): Standing[] {
  const all = own.length === names.length;
  return names
    .map((name, seat) => ({ seat, name, rank: ranks[seat] ?? 0, total: scores[seat] ?? 0, mine: !all && own.includes(seat) }))
    .sort((a, b) => a.rank - b.rank);
}
