import { expect, test } from "vitest";
import { fileName, fitted, sized, type Content } from "../../src/pages/end/picture/content";
import { heightOf } from "../../src/pages/end/picture/paint";

const CONTENT: Content = { game: "", date: "", won: "", standing: [], highlights: [], stoodOut: "" };
const ANNA = { seat: 0, name: "Anna", rank: 1, total: 5, mine: true };

test("a name that is too long is cut, and only then", () => {
  const wide = (text: string) => 10 * [...text].length;
  expect(fitted("Бабуся", 60, wide)).toBe("Бабуся");
  expect(fitted("Бабуся Олександра", 60, wide)).toBe("Бабус…");
  expect(fitted("Ш", 5, wide)).toBe("Ш…");
});

test("letters become smaller before a name is cut, as long as they can be read", () => {
  expect(sized(68, 30, 952, 900)).toBe(68);
  expect(sized(68, 30, 952, 1_400)).toBe(46);
  expect(sized(68, 30, 952, 4_000)).toBe(30);
});

test("its file says which game and which day", () => {
  expect(fileName("tail", Date.UTC(2026, 10, 16, 8))).toBe("meowple-tail-2026-11-16.png");
  expect(fileName("tail", null)).toBe("meowple-tail.png");
});

test("it is as high as what stands in it", () => {
  const [one, two] = [[ANNA], [ANNA, ANNA]].map((standing) => heightOf({ ...CONTENT, standing }));
  expect(two).toBeGreaterThan(one ?? 0);
  const highlights = [{ key: "k", seat: 0, name: "Anna", text: "best" }];
  expect(heightOf({ ...CONTENT, standing: [ANNA], highlights })).toBeGreaterThan(one ?? 0);
});
