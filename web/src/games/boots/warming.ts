// A round for one: what is seen of it, and what is said of it.
import type { Tried } from "../../lib/net/wire";
import type { Say } from "../../lib/words/words.svelte";
import type { View } from "./types.gen";
import { timeSaid } from "./words";

/** After the grab all cards stay in sight, so that one sees what was right. */
export function warmView(asked: View, after: View | undefined): View {
  if (!after?.last) return asked;
  return { ...after, owners: asked.owners, mine: after.last.attempts[0] ?? null };
}

/** What to do, or how the grab would have counted. */
export function warmAsk(view: View, tried: Pick<Tried, "reaction"> | null, say: Say): string {
  if (!tried || !view.mine) return say("boots-phase-race");
  return say(SAID[view.mine[2]], { time: timeSaid(tried.reaction, say) });
}

const SAID = {
  right: "boots-warm-right",
  wrong: "boots-warm-wrong",
  too_soon: "boots-warm-too-soon",
  too_late: "boots-warm-too-late",
  passed: "boots-board-passed",
} as const;
