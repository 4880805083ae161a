// A warning is an error: what Svelte warns of is wrong in the page, or in the test that shows it.
import { afterEach, beforeEach, expect } from "vitest";

const say = console.warn;
let said: unknown[][];

beforeEach(() => {
  said = [];
  console.warn = (...words: unknown[]) => {
    said.push(words);
    say(...words);
  };
});

afterEach(() => {
  console.warn = say;
  expect(said, "nothing is warned of").toEqual([]);
});
