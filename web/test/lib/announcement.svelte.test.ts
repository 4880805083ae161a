import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Announcement from "../../src/lib/board/Announcement.svelte";

test("a sign that was cut short does not come back, and the next one comes", () => {
  const [first, second] = [{ call: 1 }, { call: 2 }];
  let about = $state.raw<object | null>(first);
  const shown = () => {
    flushSync();
    return document.querySelector("[data-announcement]") !== null;
  };
  const sign = mount(Announcement, {
    target: document.body,
    props: {
      get about() {
        return about;
      },
      coat: "ginger",
      title: "Snap!",
      text: "",
    },
  });
  expect(shown()).toBe(true);
  about = null;
  expect(shown()).toBe(false);
  about = first;
  expect(shown()).toBe(false);
  about = second;
  expect(shown()).toBe(true);
  void unmount(sign);
});
