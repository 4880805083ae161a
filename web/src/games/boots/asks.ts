// What the table asks of me now; the same for eyes and ears.
import type { Say } from "../../lib/words.svelte";
import type { View } from "./types.gen";

interface Situation {
  view: View;
  waiting: readonly number[];
  names: string[];
  /** Whether there is something for me to press. */
  asked: boolean;
}

export function asks({ view, waiting, names, asked }: Situation, say: Say): string {
  const { phase, mine } = view;
  if (phase === "over") return say("boots-phase-over");
  if (phase === "race" && mine) return say(ANSWERS[mine[2]]);
  if (asked || (phase === "race" && view.seat === null)) return say(`boots-phase-${phase}`);
  const others = waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat]);
  return others.length ? say("waiting-for", { names: others.join(", ") }) : "";
}

const ANSWERS = {
  right: "boots-board-right",
  wrong: "boots-board-wrong",
  too_soon: "boots-board-too-soon",
  too_late: "boots-board-too-late",
  passed: "boots-board-passed",
} as const;
