// The moves of any game as buttons; where they are many, one part of them is chosen after the other.
import { inLetters } from "../../lib/words/called";
import { keyOf, sayIfPossible } from "../../lib/words/words.svelte";
import { keysOf, moveSaid, partsOf, type Sent, typeOf } from "./said";

/** So many buttons can still be looked over. */
const MANY = 30;

export interface Offer {
  move: Sent;
  /** Its type, and then what stands in it. */
  keys: string[];
}

/** Something to press: a move, or the way to several. */
export interface Step {
  label: string;
  path: string[];
  /** Null where there is more to choose. */
  move: Sent | null;
  count: number;
}

export function offersOf(moves: readonly Sent[]): Offer[] {
  return moves.map((move) => ({ move, keys: keysOf(move) }));
}

/** What can be pressed once this much is chosen. */
export function stepsOf(game: string, offers: readonly Offer[], names: string[], chosen: readonly string[]): Step[] {
  const left = offers.filter(({ keys }) => chosen.every((key, at) => keys[at] === key));
  const step = ({ move, keys }: Offer): Step => ({ label: moveSaid(game, move, names), path: keys, move, count: 1 });
  if (left.length <= MANY) return distinct(left.map(step), (move) => partsOf(game, move, names));
  const at = firstDifference(left, chosen.length);
  return groups(left, at).map((some) => (some.length === 1 ? step(some[0]) : wayTo(game, some, at, names)));
}

type Some = [Offer, ...Offer[]];

/** Those that share this part, together. */
function groups(offers: readonly Offer[], at: number): Some[] {
  const found = new Map<string | undefined, Some>();
  for (const offer of offers) {
    const some = found.get(offer.keys[at]);
    if (some) some.push(offer);
    else found.set(offer.keys[at], [offer]);
  }
  return [...found.values()];
}

/** Moves that are called the same say what stands in them. */
function distinct(steps: Step[], parts: (move: Sent) => string[]): Step[] {
  const labels = steps.map(({ label }) => label);
  const alone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return steps.map((step) =>
    alone(step.label) || !step.move ? step : { ...step, label: `${step.label} (${parts(step.move).join(", ")})` },
  );
}

function firstDifference(offers: Offer[], from: number): number {
  let at = from;
  while (new Set(offers.map(({ keys }) => keys[at])).size === 1) at += 1;
  return at;
}

/** The way to several moves that share this part. */
function wayTo(game: string, some: Some, at: number, names: string[]): Step {
  const [{ move, keys }] = some;
  const kind = sayIfPossible(keyOf(game, "move", typeOf(move)), {}) ?? inLetters(typeOf(move));
  const label = [kind, ...partsOf(game, move, names).slice(0, at)].join(", ");
  return { label, path: keys.slice(0, at + 1), move: null, count: some.length };
}
