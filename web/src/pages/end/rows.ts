// The rows of a score sheet: what gave points, in the same order in every match of a game.
import type { ScoreRows } from "../../games";
import type { Outcome, ScoreLine } from "../../lib/net/wire";

export interface Row {
  kind: string;
  number: number | null;
  /** By seat; null where nothing is written. */
  points: (number | null)[];
}

export function rowsOf({ breakdown }: Outcome, { order, summed = false, counted = false }: Partial<ScoreRows> = {}): Row[] {
  const lines = breakdown.flat();
  const kinds = order ?? [...new Set(lines.map(([key]) => key))];
  const numberOf = (line: ScoreLine) => (summed ? null : (line[2] ?? null));
  const all = [...new Map(lines.map((line) => [`${line[0]} ${numberOf(line)}`, line])).values()];
  const inOrder = all.sort((a, b) => place(a, b, counted, kinds));
  const numbers = numbersOf(breakdown);
  return inOrder.map((line) => {
    const number = numberOf(line);
    const points = breakdown.map((some) => sum(some.filter((one) => one[0] === line[0] && numberOf(one) === number)));
    return { kind: line[0], number: counted && number !== null ? numbers.indexOf(number) + 1 : number, points };
  });
}

/** The numbers that gave points, in order. */
function numbersOf(breakdown: Outcome["breakdown"]): number[] {
  return [...new Set(breakdown.flat().map(([, , number]) => number ?? 0))].sort((a, b) => a - b);
}

/** Things that are counted stand together, whatever they gave points for. */
function place([a, , m]: ScoreLine, [b, , n]: ScoreLine, counted: boolean, kinds: readonly string[]): number {
  const byNumber = (m ?? 0) - (n ?? 0);
  const byKind = kinds.indexOf(a) - kinds.indexOf(b);
  return counted ? byNumber || byKind : byKind || byNumber;
}

function sum(lines: readonly ScoreLine[]): number | null {
  return lines.length ? lines.reduce((total, line) => total + line[1], 0) : null;
}
