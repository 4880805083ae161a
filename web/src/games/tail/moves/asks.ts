// What the table asks of me now, line by line; the same for eyes and ears.
import type { Say } from "../../../lib/words/words.svelte";
import { specialOf } from "../pieces/cards";
import type { View } from "../types.gen";

/** The first of two presses: the top discard, or an own card to swap. */
export type Chosen = "take" | number | null;

export interface Asked {
  /** Whether there is something for me to press. */
  asked: boolean;
  /** Which special is on offer, and what it does. */
  special: { name: string; does: string } | null;
  lines: string[];
}

interface Situation {
  view: View;
  waiting: readonly number[];
  names: string[];
  chosen: Chosen;
  asked: boolean;
  takeable: boolean;
}

export function asks(now: Situation, say: Say): Asked {
  // What somebody else may do with a special is not asked of me: the news tells which it is.
  const kind = !now.asked || now.view.special === null ? undefined : specialOf(now.view.special);
  const draws = now.asked && now.view.draws > 0 ? say("tail-table-draws", { draws: now.view.draws }) : "";
  const special = kind ? { name: say(`tail-card-${kind}`), does: say(`tail-offer-${kind}`) } : null;
  return { asked: now.asked, special, lines: [draws, question(now, kind, say)].filter(Boolean) };
}

function question({ view, waiting, names, chosen, asked, takeable }: Situation, kind: string | undefined, say: Say): string {
  if (!asked) {
    const awaited = waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat]);
    return awaited.length ? say("waiting-for", { names: awaited.join(", ") }) : "";
  }
  if (chosen === "take") return say("tail-board-choose-place");
  if (kind === "swap") return say(chosen === null ? "tail-board-swap-mine" : "tail-board-swap-other");
  if (kind) return "";
  if (view.phase === "turn" && !takeable) return say("tail-board-only-draw");
  return say(`tail-phase-${view.phase}`);
}

/** As one text, for a screen reader. */
export function spoken({ special, lines }: Asked): string {
  return [...(special ? [`${special.name}.`, special.does] : []), ...lines].join(" ");
}
