// Which dice travel in this fact: from the middle to whoever takes them, or to their place for everybody.
import type { Way } from "../../../lib/motion/flights";
import type { Fact } from "../types.gen";

export function ways(fact: Fact): Way[] {
  if (fact.type === "took") return [["dice", `taken:${fact.seat}`]];
  return fact.type === "left" ? [["dice", "central"]] : [];
}
