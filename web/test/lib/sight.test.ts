import { expect, test } from "vitest";
import { wayTo } from "../../src/lib/browser/sight";

const HIGH = 400;

test("what is in sight stays where it is", () => {
  expect(wayTo([{ top: 20, bottom: 380 }], HIGH)).toBe(0);
});

test("the way is as short as can be, and leaves a hem", () => {
  expect(wayTo([{ top: 380, bottom: 420 }], HIGH)).toBe(30);
  expect(wayTo([{ top: -40, bottom: 20 }], HIGH)).toBe(-50);
});

test("both are in sight if they fit, however they lie", () => {
  expect(wayTo([{ top: 430, bottom: 470 }, { top: 100, bottom: 200 }], HIGH)).toBe(80);
  expect(wayTo([{ top: -60, bottom: -20 }, { top: 0, bottom: 300 }], HIGH)).toBe(-70);
});

test("if they do not fit, the first one is whole", () => {
  expect(wayTo([{ top: 500, bottom: 540 }, { top: 0, bottom: 300 }], HIGH)).toBe(150);
});

test("what is higher than the window is shown from its beginning", () => {
  expect(wayTo([{ top: 50, bottom: 600 }], HIGH)).toBe(40);
});
