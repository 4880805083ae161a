// What the table asks of me now; the same for eyes and ears.
import type { Say } from "../../../lib/words/words.svelte";
import { itemSaid } from "../labels";
import type { View } from "../types.gen";

interface Situation {
  view: View;
  waiting: readonly number[];
  names: string[];
  /** Whether there is something for me to press, other than taking my choice back. */
  asked: boolean;
  /** Whether a finger has chosen a die: the next press takes it. */
  held: boolean;
}

export function asks({ view, waiting, names, asked, held }: Situation, say: Say): string[] {
  if (asked && held) return [say("cafe-board-press-again")];
  if (asked) return [say(`cafe-phase-${view.phase}`)];
  const others = waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat]);
  const awaited = others.length ? say("waiting-for", { names: others.join(", ") }) : "";
  return [sealed(view, say), awaited].filter(Boolean);
}

/** What I have chosen, while the others still think. */
function sealed({ choice }: View, say: Say): string {
  if (!choice) return "";
  if (choice.type === "pass") return say("cafe-board-sealed-pass");
  const { item, tower, floor } = choice;
  return say("cafe-board-sealed", { item: itemSaid(item, say), tower, floor });
}
