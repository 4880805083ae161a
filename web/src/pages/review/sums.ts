// What became of the chances, added up: own luck, own decisions, and all the others.
import type { Reviewed } from "../../lib/net/wire";

/** Sums are told in steps of so many points: worlds cannot tell more. */
const FINE = 5;
/** A chance that is less than this is not worth a word. */
const LITTLE = 0.02;
/** So many decisions are shown. */
const WORST = 3;

export interface Told {
  decisions: readonly Reviewed[];
  even: number;
  ended: number;
}

export interface Sums {
  luck: number;
  /** Whether that cannot be told from nothing. */
  unclear: boolean;
  cost: number;
  /** All the rest, and luck that is unclear. */
  others: number;
  /** What went furthest the way of the result. */
  mostly: "luck" | "own" | "others";
}

export const costOf = ({ before, chosen }: Reviewed): number => before - chosen;
export const luckOf = ({ chosen, answered }: Reviewed): number => answered - chosen;

export function sumsOf({ decisions, even, ended }: Told): Sums {
  const deal = (decisions[0]?.before ?? even) - even;
  const luck = decisions.reduce((sum, one) => sum + luckOf(one), deal);
  const cost = decisions.reduce((sum, one) => sum + costOf(one), 0);
  const unclear = Math.abs(luck) < Math.max(LITTLE, 2 * Math.hypot(...decisions.map(({ doubt }) => doubt)));
  const others = ended - even + cost - (unclear ? 0 : luck);
  const way = ended > even ? 1 : -1;
  const shares = { luck: unclear ? 0 : way * luck, own: -way * cost, others: way * others };
  const most = Math.max(...Object.values(shares));
  const mostly = (["luck", "own", "others"] as const).find((name) => shares[name] === most) ?? "others";
  return { luck, unclear, cost, others, mostly };
}

/** A decision that is shown, and its number from 0. */
export interface Worst {
  number: number;
  decision: Reviewed;
}

/** The decisions that cost most, the dearest first. */
export function worstOf(decisions: readonly Reviewed[]): Worst[] {
  const dear = decisions.flatMap((decision, number) => (decision.dear ? [{ number, decision }] : []));
  return dear.sort((a, b) => costOf(b.decision) - costOf(a.decision)).slice(0, WORST);
}

/** `63 %` */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}\u00a0%`;
}

/** `+15`, `−5`, `0`: points of a hundred. */
export function signed(chance: number, fine = FINE): string {
  const points = fine * Math.round((100 * chance) / fine);
  return points === 0 ? "0" : `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}
