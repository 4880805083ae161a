// What the table asks of me now; the same for eyes and ears.
import type { Say } from "../../../lib/words/words.svelte";
import type { View } from "../types.gen";

interface Situation {
  view: View;
  waiting: readonly number[];
  names: string[];
  /** Whether there is something for me to press. */
  asked: boolean;
  /** What I hold in my hand to lay it, and whether it can be turned. */
  thing: string | null;
  turns: boolean;
  /** There is a spray bottle on it. */
  sprays: boolean;
  /** What comes of laying it where it lies for a look, in words. */
  gain: string | null;
  /** Nothing fits: a card has to be given away. */
  discards: boolean;
}

export function asks({ view, waiting, names, asked, thing, turns, sprays, gain, discards }: Situation, say: Say): string {
  if (!asked) {
    const others = waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat]);
    return others.length ? say("waiting-for", { names: others.join(", ") }) : "";
  }
  if (gain !== null) return `${say("fits-board-tried")} ${gain}`;
  if (discards) return say("fits-board-discard");
  if (view.phase === "toy" && thing?.startsWith("lay")) return say("fits-board-toy-as-box");
  if (thing === "princess") return say("fits-board-choose-cat");
  if (thing && view.phase !== "cat" && view.phase !== "toy") {
    const where = say(turns ? "fits-board-choose-place-turn" : "fits-board-choose-place");
    return sprays ? `${where} ${say("fits-board-spray")}` : where;
  }
  if (view.phase === "turn" && view.home[view.turn] === 0) return say("fits-move-draw");
  return say(`fits-phase-${view.phase}`);
}
