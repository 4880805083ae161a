// JSON that keeps its numbers as they were written: 64 bits do not fit into a number of JavaScript,
// and what is hashed must be the same bytes again.

/** A number of the log, digit by digit. */
export class Numeral {
  constructor(readonly text: string) {}
}

export type Exact = null | boolean | string | Numeral | Exact[] | { [name: string]: Exact };

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g;

/** The value written in `text`. Numbers and texts are marked for the reading, names are not. */
export function parseExact(text: string): Exact {
  const marked = text.replace(TOKEN, (token: string, quoted?: string, colon?: string) => {
    if (quoted === undefined) return `"#${token}"`;
    return colon === undefined ? `"'${quoted.slice(1)}` : token;
  });
  return JSON.parse(marked, (_, value: unknown) => {
    if (typeof value !== "string") return value;
    return value.startsWith("#") ? new Numeral(value.slice(1)) : value.slice(1);
  }) as Exact;
}

/** The text that is hashed: no spaces, names sorted by their letters' numbers in Unicode. */
export function canonical(value: Exact): string {
  if (value instanceof Numeral) return value.text;
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort(byLetters);
  const fields = names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`);
  return `{${fields.join(",")}}`;
}

/** JavaScript compares halves of letters; beyond 65535 that is another order. */
function byLetters(one: string, other: string): number {
  const [ours, theirs] = [[...one], [...other]];
  const at = ours.findIndex((letter, place) => letter !== theirs[place]);
  if (at === -1) return ours.length - theirs.length;
  return (ours[at]?.codePointAt(0) ?? -1) - (theirs[at]?.codePointAt(0) ?? -1);
}
