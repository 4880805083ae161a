// A view as a tidy tree: names and values, what belongs together in groups.
import { called, inLetters } from "../../lib/words/called";
import { plainly, seatsSaid } from "../../lib/words/telling";

/** A name with a value, or with further names. */
export interface Branch {
  name: string;
  text: string;
  parts: Branch[];
  /** So much that it is shown when somebody asks for it. */
  large: boolean;
}

/** A group with more lines than that is large. */
const LARGE = 12;
const FEW = 4;
/** What is said elsewhere on the page. */
const ELSEWHERE = ["type", "seat"];

export function treeOf(game: string, view: object, seats: readonly string[], names: readonly string[]): Branch[] {
  return Object.entries(view)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .map(([key, value]) => {
      const name = called(game, "field", key);
      if (seats.includes(key)) return leaf(name, seatsSaid(value, names));
      if (key === "phase") return leaf(name, called(game, "phase", String(value)));
      const grown = branch(name, value);
      return { ...grown, large: grown.large || key === "options" };
    });
}

function branch(name: string, value: unknown): Branch {
  if (isPlain(value)) return leaf(name, inLetters(String(plainly(value))));
  const entries = Object.entries(value as object).filter(([key]) => key !== "type");
  if (isShort(value, entries)) return leaf(name, entries.map(([key, part]) => inLetters(`${key} ${plainly(part)}`)).join(", "));
  const label = (key: string) => (Array.isArray(value) ? String(Number(key) + 1) : inLetters(key));
  const parts = entries.map(([key, part]) => branch(label(key), part));
  return { name, text: "", parts, large: lines(parts) > LARGE };
}

function leaf(name: string, text: string): Branch {
  return { name, text, parts: [], large: false };
}

/** A value that fits on one line: a word, a number, or a list of these. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => typeof part !== "object" || part === null);
  return typeof value !== "object" || value === null;
}

/** A few values with names, which fit on one line too. */
function isShort(value: unknown, entries: readonly [string, unknown][]): boolean {
  return !Array.isArray(value) && entries.length <= FEW && entries.every(([, part]) => isPlain(part));
}

function lines(parts: readonly Branch[]): number {
  return parts.reduce((sum, part) => sum + 1 + lines(part.parts), 0);
}
