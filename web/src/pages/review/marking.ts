// What was played and what had been better, marked on a board.
import type { Retelling, Sent } from "./moves";

export interface Marked {
  played: Sent;
  better: Sent;
  view: unknown;
}

/** Mark both moves, now and whenever the board is drawn anew; gives what takes the marks away. */
export function mark(board: HTMLElement, { played, better, view }: Marked, retelling: Retelling): () => void {
  const made = new Set<HTMLElement>();

  function put(move: Sent, how: "played" | "better", also: Sent) {
    const shared = new Set(retelling.spots(also, view));
    for (const spot of retelling.spots(move, view)) {
      let there = board.querySelector<HTMLElement>(spot);
      if (!there) {
        there = retelling.make?.(board, spot, view) ?? null;
        if (there) made.add(there);
      }
      const says = shared.has(spot) ? "both" : how;
      if (there && there.dataset.marked !== says) there.dataset.marked = says;
    }
  }

  function look() {
    put(played, "played", better);
    put(better, "better", played);
  }

  look();
  const watch = new MutationObserver(look);
  watch.observe(board, { subtree: true, childList: true });
  return () => {
    watch.disconnect();
    for (const one of made) one.remove();
    for (const one of board.querySelectorAll("[data-marked]")) one.removeAttribute("data-marked");
  };
}
