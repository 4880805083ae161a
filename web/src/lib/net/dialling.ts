// The way to a table, wherever it is.
import { needed } from "../browser/loading";
import { socketTo, type Dial } from "./line";

export async function dialOf(device: boolean, table: string): Promise<Dial> {
  if (!device) return socketTo(table);
  return (await needed(import("../../pocket/device.svelte"))).device.dial(table);
}
