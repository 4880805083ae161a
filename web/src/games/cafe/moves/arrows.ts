// Where an arrow key leads on a sheet.
import { CELLS, type Cell, middleOf } from "../sheet/sheet";

/** The cell in that direction; undefined where the sheet ends. */
export function nextCell(from: Cell, key: string): Cell | undefined {
  if (key === "ArrowUp") return CELLS.find(({ tower, floor }) => tower === from.tower && floor > from.floor);
  if (key === "ArrowDown") return CELLS.findLast(({ tower, floor }) => tower === from.tower && floor < from.floor);
  if (key === "ArrowLeft") return nearest(from, from.tower - 1);
  return key === "ArrowRight" ? nearest(from, from.tower + 1) : undefined;
}

/** Posts and roofs are stepped around: the cell that is nearest in height. */
function nearest(from: Cell, beside: number): Cell | undefined {
  const height = middleOf(from.tower, from.floor).y;
  const away = ({ tower, floor }: Cell) => Math.abs(middleOf(tower, floor).y - height);
  const there = CELLS.filter(({ tower }) => tower === beside);
  return there.toSorted((a, b) => away(a) - away(b) || a.floor - b.floor)[0];
}
