// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { controlOf, nameOf, plainKey } from "../../src/pages/table/hinting";

function board(...controls: string[]): HTMLElement {
  const found = document.createElement("div");
  found.innerHTML = controls.map((attributes) => `<button ${attributes}></button>`).join("");
  return found;
}
const marked = (where: HTMLElement, key: string) => controlOf(where, key)?.outerHTML.slice(8).replace("></button>", "");

test("the key of a move is its type and its fields", () => {
  expect(plainKey({ type: "swap", place: 0, seat: 3, other: 1 })).toBe("swap:0:3:1");
  expect(plainKey(["lay", 12, 53, false])).toBe("lay:12:53:false");
});

test("what is to be pressed next has the longest beginning of the key", () => {
  expect(marked(board('data-move="draw"', 'data-move="take"'), "take:2")).toBe('data-move="take"');
  const chosen = board('data-move="take" aria-pressed="true"', 'data-move="take:1"', 'data-move="take:12"', 'data-move="take:2"');
  expect(marked(chosen, "take:2")).toBe('data-move="take:2"');
  expect(marked(board('data-move="cat:5"', 'data-move="cat:5:here"'), "cat:5")).toBe('data-move="cat:5:here"');
  expect(marked(board('data-move="take:1"'), "take:12")).toBeUndefined();
});

test("what was pressed and leads nowhere is turned first", () => {
  const held = board('data-move="lay:12" aria-pressed="true"', 'data-move="lay:12:53:false"', 'data-leads="lay:12"');
  expect(marked(held, "lay:12:53:true")).toBe('data-leads="lay:12"');
  expect(marked(held, "lay:12:53:false")).toBe('data-move="lay:12:53:false"');
});

test("a control is called by what can be heard of it", () => {
  const turn = board().appendChild(document.createElement("button"));
  turn.innerHTML = 'Turn <kbd aria-hidden="true">R</kbd>';
  expect(nameOf(turn)).toBe("Turn");
});
