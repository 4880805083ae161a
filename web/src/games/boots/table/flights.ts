// Which cards travel in this fact: from the middle to whoever won them, and from one owner to another.
import type { Way } from "../../../lib/motion/flights";
import type { Fact } from "../types.gen";

export function ways(fact: Fact): Way[] {
  if (fact.type === "won") return [[`place:${fact.card}`, `won:${fact.card}`]];
  return fact.type === "took" ? [[`fan:${fact.owner}`, `won:${fact.card}`]] : [];
}
