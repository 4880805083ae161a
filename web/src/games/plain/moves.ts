// The moves of any game as buttons; where they are many, one part of them is chosen after the other.
import { inLetters } from "../../lib/words/called";
import { keyOf, sayIfPossible } from "../../lib/words/words.svelte";
import { partsOf, sentence, type Sent, typeOf } from "./said";

/** So many buttons can still be looked over. */
const MANY = 30;

export interface Offer {
  move: Sent;
  /** Its type, and then what stands in it. */
  parts: string[];
}

/** Something to press: a move, or the way to several. */
export interface Step {
  label: string;
  path: string[];
  /** Null where there is more to choose. */
  move: Sent | null;
  count: number;
}

export function offersOf(game: string, moves: readonly Sent[], names: string[]): Offer[] {
  return moves.map((move) => ({ move, parts: [typeOf(move), ...partsOf(game, move, names)] }));
}

/** What can be pressed once this much is chosen. */
export function stepsOf(game: string, offers: readonly Offer[], names: string[], chosen: readonly string[]): Step[] {
  const left = offers.filter(({ parts }) => chosen.every((part, at) => parts[at] === part));
  const step = ({ move, parts }: Offer): Step => ({ label: sentence(game, "move", move, names), path: parts, move, count: 1 });
  if (left.length <= MANY) return distinct(left.map(step));
  const at = firstDifference(left, chosen.length);
  return groups(left, at).map((some) => (some.length === 1 ? step(some[0]) : wayTo(game, some, at)));
}

type Some = [Offer, ...Offer[]];

/** Those that share this part, together. */
function groups(offers: readonly Offer[], at: number): Some[] {
  const found = new Map<string | undefined, Some>();
  for (const offer of offers) {
    const some = found.get(offer.parts[at]);
    if (some) some.push(offer);
    else found.set(offer.parts[at], [offer]);
  }
  return [...found.values()];
}

/** Moves that are called the same say what stands in them. */
function distinct(steps: Step[]): Step[] {
  const labels = steps.map(({ label }) => label);
  const alone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return steps.map((step) => (alone(step.label) ? step : { ...step, label: `${step.label} (${step.path.slice(1).join(", ")})` }));
}

function firstDifference(offers: Offer[], from: number): number {
  const longest = Math.max(...offers.map(({ parts }) => parts.length));
  let at = from;
  while (at < longest && new Set(offers.map(({ parts }) => parts[at])).size === 1) at += 1;
  return at;
}

/** The way to several moves that share this part. */
function wayTo(game: string, some: Some, at: number): Step {
  const path = some[0].parts.slice(0, at + 1);
  const part = path[at] ?? "";
  const label = at === 0 ? (sayIfPossible(keyOf(game, "move", part), {}) ?? inLetters(part)) : part;
  return { label, path, move: null, count: some.length };
}
