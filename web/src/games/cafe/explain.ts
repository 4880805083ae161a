// What the things on the table are, in the words of the rules.
import type { Say } from "../../lib/words/words.svelte";
import type { View } from "./types.gen";

/** The item that brings the points of a kind. */
const ITEMS = { cat: 1, yarn: 2, butterflies: 3, bowls: 4, cushions: 5, mice: 6 };

/** What a die, an item or a line of the points stands for; nothing of what needs no words. */
export function explain(about: string, view: View, say: Say): string {
  if (about === "kind:tower") return `${say("cafe-rules-towers-title")}. ${say("cafe-rules-towers")}`;
  const item = itemOf(about, view);
  if (!item) return "";
  const name = say(`cafe-item-${item}`);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}. ${say(`cafe-rules-item-${item}`)}`;
}

function itemOf(about: string, view: View): number {
  const [what, of = ""] = about.split(":");
  switch (what) {
    case "item":
    case "die":
      return Number(of);
    case "kind":
      return ITEMS[of as keyof typeof ITEMS] ?? 0;
    case "taken":
      return view.taken[Number(of)] ?? 0;
    case "central":
      return view.central;
    default:
      return 0;
  }
}
