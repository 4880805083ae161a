// Where a note goes that is about something on the screen.

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const GAP = 8;

/** Above it or below it, or else at the edge of the window: never over it while there is another place, and where the
 * fewest of the things to press are covered. */
export function placeBeside(note: Size, it: Box | null, view: Size, toPress: readonly Box[]): { left: number; top: number } {
  const foot = view.height - note.height - GAP;
  const middle = it ? (it.left + it.right) / 2 : view.width / 2;
  const left = Math.max(GAP, Math.min(view.width - note.width - GAP, middle - note.width / 2));
  const right = left + note.width;
  const beside = it ? [it.top - note.height - GAP, it.bottom + GAP] : [foot - 5 * GAP];
  const tops = [...beside, GAP, foot].filter((top) => top >= GAP && top <= foot);
  const lies = (top: number, one: Box) => left < one.right && one.left < right && top < one.bottom && one.top < top + note.height;
  const covers = (top: number) => (it && lies(top, it) ? Infinity : toPress.filter((one) => lies(top, one)).length);
  return { left, top: tops.reduce((best, top) => (covers(top) < covers(best) ? top : best), tops[0] ?? GAP) };
}
