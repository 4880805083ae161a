import { expect, test } from "vitest";
import { placeBeside } from "../../src/lib/parts/beside";

const PHONE = { width: 360, height: 740 };
const NOTE = { width: 344, height: 160 };

/** A thing of 40 px, there. */
function thing(left: number, top: number) {
  return { left, right: left + 40, top, bottom: top + 40 };
}

test("a note stands above what it is about, or else below it", () => {
  expect(placeBeside(NOTE, thing(160, 400), PHONE, [])).toEqual({ left: 8, top: 232 });
  expect(placeBeside(NOTE, thing(160, 100), PHONE, [])).toEqual({ left: 8, top: 148 });
});

test("it stands where the fewest things to press are covered", () => {
  expect(placeBeside(NOTE, thing(160, 400), PHONE, [thing(100, 300)])).toEqual({ left: 8, top: 448 });
});

test("it never covers what it is about, whatever else it then covers", () => {
  const everywhere = [thing(100, 250), thing(100, 330), thing(100, 410), thing(100, 490), thing(100, 600), thing(200, 650)];
  const { top } = placeBeside(NOTE, thing(160, 130), PHONE, everywhere);
  expect(top).toBeGreaterThanOrEqual(178);
});
