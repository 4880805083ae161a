// The page is kept once its service worker is active, and not before.
import { afterEach, expect, test, vi } from "vitest";
import { keepPage } from "../../src/pocket/kept/keeping";

class Coming extends EventTarget {
  state = "installing";
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A browser in which the worker is so far; `shell`: whether the page is in its cache. */
function pretend(installing: Coming | null, active: object | null, shell = true): void {
  const register = async () => ({ installing, waiting: null, active });
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  vi.stubGlobal("caches", { match: async () => (shell ? new Response("page") : undefined) });
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["activated", true],
  ["redundant", false],
])("a worker that is being installed is waited for: %s", async (end, kept) => {
  const coming = new Coming();
  pretend(coming, null);
  const said = vi.fn();
  const keeping = keepPage().then(said);
  await new Promise((done) => setTimeout(done));
  coming.becomes("installed");
  await new Promise((done) => setTimeout(done));
  expect(said).not.toHaveBeenCalled();
  coming.becomes(end);
  await keeping;
  expect(said).toHaveBeenCalledWith(kept);
});

test("one that is active keeps the page, if the page is there", async () => {
  pretend(null, {});
  expect(await keepPage()).toBe(true);
  pretend(null, {}, false);
  expect(await keepPage()).toBe(false);
});

test("where there is no such worker nothing is kept", async () => {
  vi.stubGlobal("navigator", {});
  expect(await keepPage()).toBe(false);
});
