import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeBeside } from "../../src/lib/parts/beside";
import WhyNot from "../../src/lib/parts/WhyNot.svelte";

let note: ReturnType<typeof mount>;
let dismissed: number;

beforeEach(() => {
  dismissed = 0;
  note = mount(WhyNot, { target: document.body, props: { text: "A cat.", beside: null, dismiss: () => (dismissed += 1) } });
  flushSync();
});
afterEach(() => void unmount(note));

test.each([
  ["Escape", () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true })],
  ["a press elsewhere", () => new MouseEvent("pointerdown", { bubbles: true })],
  ["a key that presses something else", () => new MouseEvent("click", { bubbles: true, detail: 0 })],
])("%s closes a note at once", (_, event) => {
  document.body.dispatchEvent(event());
  expect(dismissed).toBe(1);
});

test("a note that is scrolled away from its thing is closed", () => {
  document.documentElement.scrollTop = 100;
  window.dispatchEvent(new Event("scroll"));
  document.documentElement.scrollTop = 0;
  expect(dismissed).toBe(1);
});

test("a finger on the note, or one that is lifted after a long press, leaves it", () => {
  document.querySelector("[role=alert]")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(dismissed).toBe(0);
});

const NOTE = { width: 200, height: 50 };
const PHONE = { width: 360, height: 740 };
const box = (top: number, bottom: number) => ({ left: 100, right: 160, top, bottom });

test("a note stands above its thing, and below where there is no room", () => {
  expect(placeBeside(NOTE, box(300, 380), PHONE, [])).toEqual({ left: 30, top: 242 });
  expect(placeBeside(NOTE, box(20, 100), PHONE, [])).toEqual({ left: 30, top: 108 });
});

test("a note covers nothing that can be pressed, if there is room anywhere", () => {
  expect(placeBeside(NOTE, box(300, 380), PHONE, [box(200, 290)]).top).toBe(388);
  expect(placeBeside(NOTE, box(300, 380), PHONE, [box(100, 290), box(390, 500)]).top).toBe(8);
  expect(placeBeside(NOTE, box(300, 380), PHONE, [box(0, 290), box(390, 500)]).top).toBe(682);
});

test("where there is no such room it covers as little as can be", () => {
  expect(placeBeside(NOTE, box(60, 680), PHONE, [box(0, 60), box(680, 710), box(710, 740)]).top).toBe(8);
});
