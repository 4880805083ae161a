// The parts that a phone shows in an evening come with one.
import { needed } from "../../lib/browser/loading";

export async function eveningParts() {
  const parts = await needed(import("./parts"));
  await parts.said;
  return parts;
}
