import { expect, test, vi } from "vitest";
import { fly } from "../../src/lib/motion/flights";

/** A board with a spot of each width. */
function boardOf(widths: Record<string, number>): HTMLElement {
  const board = document.createElement("div");
  for (const [spot, width] of Object.entries(widths)) {
    const thing = document.createElement("span");
    thing.dataset.spot = spot;
    thing.getBoundingClientRect = () => ({ left: 0, top: 0, width, height: width }) as DOMRect;
    board.append(thing);
  }
  return board;
}

test("what is not drawn is not seen coming or going", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const animate = vi.fn((_: Keyframe[], __: object) => ({ finish: () => undefined }));
  Element.prototype.animate = animate as unknown as Element["animate"];
  const board = boardOf({ here: 40, gone: 0, there: 80 });
  fly(board, [["here", "gone"], ["gone", "there"]]);
  expect(animate).not.toHaveBeenCalled();
  fly(board, [["here", "there"], ["there", "here", "slowly"]]);
  expect(animate).toHaveBeenCalledTimes(2);
  expect(animate.mock.calls.map(([frames]) => frames.length)).toEqual([2, 3]);
  vi.unstubAllGlobals();
});
