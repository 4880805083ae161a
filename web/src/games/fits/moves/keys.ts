// What the keys do anywhere on the board: R turns, Escape puts back, + − 0 zoom, arrows walk on the table.
import { isArrow, nextIn } from "./arrows";
import type { Zoom } from "../table/zoom.svelte";

interface Keys {
  turn: () => void;
  putBack: () => void;
  zoom: Zoom;
  board: () => HTMLElement | undefined;
}

const STEP = 1.3;

export function keys({ turn, putBack, zoom, board }: Keys): (event: KeyboardEvent) => void {
  const does: Record<string, () => void> = {
    "+": () => zoom.by(STEP),
    "=": () => zoom.by(STEP),
    "-": () => zoom.by(1 / STEP),
    "0": () => zoom.fit(),
    Escape: putBack,
  };
  return (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, textarea, select")) return;
    // By its place on the keyboard: with Cyrillic letters it is another one.
    if (event.code === "KeyR") turn();
    else if (isArrow(event.key)) walk(event, board());
    else does[event.key]?.();
  };
}

/** From one thing on the table to the next. */
function walk(event: KeyboardEvent, board: HTMLElement | undefined): void {
  const from = (event.target as Element).closest<HTMLElement>("[data-cell]");
  if (!from || !board) return;
  event.preventDefault();
  const cells = [...board.querySelectorAll<HTMLElement>("[data-cell]")].reverse().map(middleOf);
  nextIn(event.key, middleOf(from), cells)?.element.focus();
}

function middleOf(element: HTMLElement): { element: HTMLElement; x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
}
