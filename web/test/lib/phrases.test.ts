import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inOrder, phraseIn } from "../../src/lib/words/phrases";
import { PHRASES } from "../../src/wire.gen";
import { Table } from "../../src/lib/net/table.svelte";
import { knows, say, speak } from "../../src/lib/words/words.svelte";
import Bubbles from "../../src/pages/table/Bubbles.svelte";
import { pretend, PretendedSocket } from "../pretended";

let table: Table;
beforeEach(async () => {
  pretend();
  await speak("en");
  vi.useFakeTimers();
  table = new Table("t", null);
  PretendedSocket.last.open();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const hear = (seat: number, phrase: string) => PretendedSocket.last.tell({ type: "said", seat, phrase });

test("every phrase has its words", () => {
  for (const phrase of PHRASES) expect(knows(`phrase-${phrase.replaceAll("_", "-")}`)).toBe(true);
  expect(phraseIn("nice_move", say)).toBe("Nice move!");
});

test("the log has phrases after what had happened when they were said", () => {
  hear(1, "hello");
  const phrases = table.said.map(({ n, phrase }) => ({ n, text: phrase }));
  const lines = inOrder([{ n: 0, text: "a" }, { n: 1, text: "b" }], phrases);
  expect(lines).toEqual(["a", "hello", "b"]);
});

test("a bubble stays for some seconds, and a new one takes the place of the seat's last", () => {
  hear(1, "hello");
  const bubbles = mount(Bubbles, {
    target: document.body,
    props: {
      get said() {
        return table.said;
      },
      names: ["Anna", "Snowy"],
    },
  });
  const shown = () => [...document.querySelectorAll("[data-said]")].map((one) => one.getAttribute("data-said"));
  flushSync();
  expect(shown()).toEqual(["hello"]);
  expect(document.body.textContent).toMatch(/Snowy:\s+Hello!/);
  hear(0, "meow");
  hear(1, "oops");
  flushSync();
  expect(shown().sort()).toEqual(["meow", "oops"]);
  vi.advanceTimersByTime(6_000);
  flushSync();
  expect(shown()).toEqual([]);
  void unmount(bubbles);
});
