import { expect, test } from "vitest";
import { newcomers } from "../../src/lib/net/comings";
import type { Chair, TableView } from "../../src/lib/net/wire";

const FREE = { kind: "free", name: "", you: false } as Chair;
const BOT = { ...FREE, kind: "bot" } as Chair;
const ME = { ...FREE, kind: "person", name: "Anna", you: true } as Chair;
const person = (name: string): Chair => ({ ...ME, name, you: false });
const table = (...chairs: Chair[]) => ({ chairs }) as unknown as TableView;

test("whoever sits down has come, and whoever was there has not", () => {
  const before = table(ME, person("Ben"), FREE);
  expect(newcomers(before, table(ME, person("Ben"), person("Ola")))).toEqual(["Ola"]);
  expect(newcomers(before, table(ME, person("Ben"), person("Ben")))).toEqual(["Ben"]);
  expect(newcomers(before, table(ME, person("Ben"), BOT))).toEqual([]);
});

test("nobody comes by another chair, another name, or the first look", () => {
  const before = table(ME, FREE, person("Ben"));
  expect(newcomers(before, table(ME, person("Ben"), FREE))).toEqual([]);
  expect(newcomers(before, table(ME, FREE, person("Benjamin")))).toEqual([]);
  expect(newcomers(null, before)).toEqual([]);
});
