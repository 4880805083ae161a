// How the last round was decided, seat by seat.
import type { Say } from "../../../lib/words/words.svelte";
import type { Attempt, Verdict, View } from "../types.gen";
import { timeSaid } from "../words";

export type Call = Attempt[2] | "nothing" | "won";

export interface Result {
  seat: number;
  card: number | null;
  /** Milliseconds; null where nothing was grabbed. */
  reaction: number | null;
  call: Call;
}

const SIGNS: Record<Call, string> = {
  won: "★",
  right: "✓",
  wrong: "✗",
  too_soon: "✗",
  too_late: "✗",
  passed: "–",
  nothing: "–",
};

/** The verdict that is news now: while the dice wait for the next roll, and at the end. */
export function newest(view: View): Verdict | null {
  return view.phase === "race" ? null : view.last;
}

export function resultsOf({ attempts, winner }: Verdict): Result[] {
  return attempts.map((attempt, seat) => {
    if (attempt === null) return { seat, card: null, reaction: null, call: "nothing" };
    const [card, reaction, call] = attempt;
    return { seat, card, reaction: card === null ? null : reaction, call: seat === winner ? "won" : call };
  });
}

/** `★ 0.84 s`: short enough for a plate. */
export function shortly({ reaction, call }: Result, say: Say): string {
  const sign = SIGNS[call];
  return reaction === null ? sign : `${sign}\u2009${timeSaid(reaction, say)}`;
}

/** What that call means, in words. */
export function callSaid(call: Call, say: Say): string {
  return say(`boots-call-${call.replace("_", "-")}`);
}
