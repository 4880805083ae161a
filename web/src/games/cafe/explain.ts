// What the things on the table are, in the words of the rules.
import { ruled } from "../../lib/board/explaining.svelte";
import type { Say } from "../../lib/words/words.svelte";
import { ITEM_OF } from "./table/tally";
import type { View } from "./types.gen";

/** What a die, an item or a line of the points stands for; nothing of what needs no words. */
export function explain(about: string, view: View, say: Say): string {
  if (about === "kind:tower") return ruled(say, "cafe-rules-towers");
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
      return ITEM_OF[of] ?? 0;
    case "taken":
      return view.taken[Number(of)] ?? 0;
    case "central":
      return view.central;
    default:
      return 0;
  }
}
