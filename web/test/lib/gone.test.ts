import { afterEach, expect, test, vi } from "vitest";
import { needed } from "../../src/lib/browser/loading";

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

test("a page whose parts are gone is loaded anew, but does not run in circles", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const gone = () => expect(needed(Promise.reject(new Error("404")), reload)).rejects.toThrow("404");
  await gone();
  await gone();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await gone();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a part that is there is all that is wanted", async () => {
  const reload = vi.fn();
  expect(await needed(Promise.resolve("cat"), reload)).toBe("cat");
  expect(reload).not.toHaveBeenCalled();
});
