import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../src/lib/words/words.svelte";
import Carrying from "../../src/pages/look/Carrying.svelte";

let page: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await speak("en");
  page = mount(Carrying, { target: document.body });
  flushSync();
});

afterEach(() => {
  void unmount(page);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function box(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-spot="box-${number}"]`);
  if (!found) throw new Error(`no box ${number}`);
  return found;
}

/** The pointer does something over a box. Where that is on the screen is told, not measured. */
function point(type: string, number: number, x: number): void {
  document.elementFromPoint = () => box(number);
  const event = new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: 0 });
  (type === "pointerdown" ? box(number) : window).dispatchEvent(event);
  flushSync();
}

const home = () => document.querySelector("[data-carrying]")?.getAttribute("data-carrying");
const carried = () => document.querySelectorAll("[data-carried]").length;

test("what is carried follows, and stays where it is let go", () => {
  point("pointerdown", 1, 0);
  point("pointermove", 2, 120);
  expect(carried()).toBe(1);
  expect(box(2).classList).toContain("aimed");
  expect(box(3).classList).toContain("target");
  point("pointerup", 2, 120);
  expect(home()).toBe("box-2");
  expect(carried()).toBe(0);
});

test("letting go is no click", () => {
  point("pointerdown", 1, 0);
  point("pointermove", 2, 120);
  point("pointerup", 2, 120);
  box(3).click();
  flushSync();
  expect(home()).toBe("box-2");
});

test("a finger that trembles still taps", () => {
  point("pointerdown", 1, 0);
  point("pointermove", 1, 5);
  expect(carried()).toBe(0);
  point("pointerup", 1, 5);
  box(3).click();
  flushSync();
  expect(home()).toBe("box-3");
});

test("a place that does not take it says why", () => {
  point("pointerdown", 1, 0);
  point("pointermove", 4, 300);
  expect(box(4).classList).not.toContain("aimed");
  point("pointerup", 4, 300);
  expect(home()).toBe("box-1");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("This seat is taken.");
});

test("escape takes it back", () => {
  point("pointerdown", 1, 0);
  point("pointermove", 2, 120);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(carried()).toBe(0);
  point("pointerup", 2, 120);
  expect(home()).toBe("box-1");
});

test("what nobody may carry stays where it lies", () => {
  point("pointerdown", 4, 300);
  point("pointermove", 2, 120);
  expect(carried()).toBe(0);
});
