// Between which spots cards travel.
import type { Way } from "../../../lib/motion/flights";
import type { Fact } from "../types.gen";

/** From where to where cards go in this fact, last come last shown. */
export function ways(fact: Fact): Way[] {
  const own = "place" in fact ? `${fact.seat}:${fact.place}` : "";
  switch (fact.type) {
    case "drew":
      return [["pile", "hand"]];
    case "showed":
      return [["pile", "discard"]];
    case "took":
      return [["discard", own], [own, "discard"]];
    case "kept":
      return [["hand", own], [own, "discard"]];
    case "discarded":
      return [["hand", "discard"]];
    case "swapped": {
      const theirs = `${fact.other_seat}:${fact.other_place}`;
      return [[own, theirs, "slowly"], [theirs, own, "slowly"]];
    }
    default:
      return [];
  }
}
