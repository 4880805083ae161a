// Where a note goes that is about something on the screen.

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const GAP = 8;

/** Above it or below it, or else at the edge of the window: where the fewest of the things to press are covered. */
export function placeBeside(note: Size, it: Box | null, view: Size, toPress: readonly Box[]): { left: number; top: number } {
  const foot = view.height - note.height - GAP;
  const middle = it ? (it.left + it.right) / 2 : view.width / 2;
  const left = Math.max(GAP, Math.min(view.width - note.width - GAP, middle - note.width / 2));
  const beside = it ? [it.top - note.height - GAP, it.bottom + GAP] : [foot - 5 * GAP];
  const fitting = [...beside, GAP, foot].filter((top) => top >= GAP && top <= foot);
  const spare = it ? [it, ...toPress] : toPress;
  const covered = (top: number) => spare.filter((one) => meets({ left, top, right: left + note.width, bottom: top + note.height }, one)).length;
  const best = Math.min(...fitting.map(covered));
  return { left, top: fitting.find((top) => covered(top) === best) ?? GAP };
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
