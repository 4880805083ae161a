/** A code in two halves, which is easier to read across a room. */
export function inPairs(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
