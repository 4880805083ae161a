import { expect, test } from "vitest";
import { inPairs } from "../../src/pages/evening/screen/code";
import { kept } from "../../src/pages/evening/screen/kept";

test("a code is read in two halves", () => {
  expect(inPairs("BCH345")).toBe("BCH 345");
});

test("a screen goes on with the evening that was on, and with no other address", () => {
  kept.table = "/tv/abc-_1#invite-1";
  expect(kept.table).toBe("/tv/abc-_1#invite-1");
  for (const wrong of ["https://evil.example/tv/abc#x", "/tv/abc", "//evil.example#x", "/tv/a/b#c", "javascript:0"]) {
    localStorage.setItem("tv", wrong);
    expect(kept.table).toBeNull();
  }
  kept.table = null;
  expect(localStorage.getItem("tv")).toBeNull();
});
