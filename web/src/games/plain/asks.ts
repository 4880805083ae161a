// What is asked, in words.
import { keyOf, sayIfPossible, say } from "../../lib/words/words.svelte";

/** What I can do, as the game says it for this phase, else plainly; or who is waited for. */
export function asks(game: string, view: object, asked: boolean, awaited: readonly string[]): string {
  if (!asked) return awaited.length ? say("waiting-for", { names: awaited.join(", ") }) : "";
  const phase = "phase" in view ? sayIfPossible(keyOf(game, "phase", String(view.phase)), {}) : null;
  return phase ?? say("plain-choose");
}
