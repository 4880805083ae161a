import { expect, test } from "vitest";
import { COATS, type OwnCat, wholeLook } from "../../src/lib/cat/coats";
import { catsAt } from "../../src/lib/cat/seated";
import type { Chair } from "../../src/lib/net/wire";

const MASKED: OwnCat = { fur: "masked", colour: "ginger", wears: null };
const HOODED: OwnCat = { ...MASKED, wears: "hood" };

function chairs(...cats: (OwnCat | null)[]): Chair[] {
  return cats.map((cat) => ({ kind: "person", cat }) as unknown as Chair);
}

test("who has chosen nothing has the cat of their seat", () => {
  expect(catsAt(chairs(null, null, null, null, null, null))).toEqual(COATS);
});

test("a cat of one's own is shown instead of that of the seat", () => {
  expect(catsAt(chairs(null, HOODED, null))).toEqual(["ginger", HOODED, "black"]);
});

test("no two cats at a table differ in colour alone", () => {
  const grey: OwnCat = { fur: "striped", colour: "grey", wears: null };
  const every = [
    chairs(MASKED, { ...MASKED, colour: "black" }, HOODED),
    chairs(null, grey, null, null, null, null),
    chairs(grey, grey, grey, grey, grey, grey),
    chairs(null, null, null, null, null, MASKED),
  ];
  for (const seated of every) {
    const looks = catsAt(seated).map(wholeLook).map(({ fur, wears }) => `${fur} ${wears}`);
    expect(new Set(looks).size).toBe(seated.length);
  }
});

test("of two who have chosen alike the first has it, and what is chosen goes before what is given", () => {
  expect(catsAt(chairs(MASKED, { ...MASKED, colour: "black" }))).toEqual([MASKED, "grey"]);
  const grey: OwnCat = { fur: "striped", colour: "grey", wears: null };
  expect(catsAt(chairs(null, grey))).toEqual(["grey", grey]);
});
