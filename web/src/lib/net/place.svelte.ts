// Where tables are: at the server, with friends, or on this device, with no line.
import { route } from "../browser/router.svelte";
import { SITE } from "../browser/site";

const KEPT = "meowple-place";

let chosen = $state(SITE || read() === "device");

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const place = {
  /** Whether new tables are opened on this device; at a table, whether it is one of this device. */
  get device(): boolean {
    return route.table === null ? chosen : route.device;
  },
  choose(device: boolean): void {
    chosen = SITE || device;
    try {
      localStorage.setItem(KEPT, chosen ? "device" : "server");
    } catch {
      // Then it is chosen until the page is loaded again.
    }
  },
};
