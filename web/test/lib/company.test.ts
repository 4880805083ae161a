import { beforeEach, expect, test } from "vitest";
import { forgetGathering, gather, gathers, known, remember } from "../../src/lib/device/company";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("who played here is known by name, the latest first, each once", () => {
  for (const name of ["Mum", "Dad", "Mum"]) remember(name);
  expect(known()).toEqual(["Mum", "Dad"]);
  for (let number = 0; number < 20; number++) remember(`Player ${number}`);
  expect(known()).toHaveLength(8);
});

test("what somebody else has written there is no name", () => {
  localStorage.setItem("company", "{");
  expect(known()).toEqual([]);
  localStorage.setItem("company", '["Mum", 3]');
  expect(known()).toEqual(["Mum"]);
});

test("a table is gathered at once", () => {
  gather("t");
  expect([gathers("t"), gathers("u")]).toEqual([true, false]);
  forgetGathering("t");
  expect(gathers("t")).toBe(false);
});
