// What the facts of one update have put on a sheet: that is drawn before everybody's eyes.
import { cellAt } from "./sheet";
import type { Drew, Fact, Passed, Sheet } from "../types.gen";

export interface Fresh {
  cells: ReadonlySet<number>;
  towers: ReadonlySet<number>;
  /** Paws, from 0. */
  paws: ReadonlySet<number>;
  /** The cat whose points were written, from 1. */
  cat: number | null;
}

/** Whether everybody's choices were revealed in these facts. */
export function isReveal(facts: readonly Fact[]): boolean {
  return facts.some(({ type }) => type === "drew" || type === "passed");
}

export function freshOn(sheet: Sheet, seat: number, facts: readonly Fact[]): Fresh {
  const own = facts.filter((fact): fact is Extract<Fact, { seat: number }> => "seat" in fact && fact.seat === seat);
  const drew = own.find((fact): fact is Drew => fact.type === "drew");
  const cell = drew ? cellAt(drew.tower, drew.floor) : undefined;
  const towers = own.flatMap((fact) => (fact.type === "circled" || fact.type === "barred" ? [fact.tower] : []));
  return {
    cells: new Set(cell ? [cell.at] : []),
    towers: new Set(towers),
    paws: new Set(pawsOf(sheet, drew, own.find((fact): fact is Passed => fact.type === "passed"))),
    cat: drew?.cat ?? null,
  };
}

function pawsOf(sheet: Sheet, drew: Drew | undefined, passed: Passed | undefined): number[] {
  const circled = passed?.paws ?? drew?.circled ?? 0;
  return [...last(sheet.circled, circled), ...last(sheet.crossed, drew?.paws ?? 0)];
}

/** The last so many of a row of so many. */
function last(of: number, count: number): number[] {
  return Array.from({ length: count }, (_, back) => of - 1 - back);
}
