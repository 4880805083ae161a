// Moves of `boots` that are looked at again.
import type { GamePage } from "..";
import type { Retelling } from "../../pages/review/moves";
import { keyOf, type Say } from "../../lib/words/words.svelte";
import type { Move } from "./types.gen";

/** What the board lends. */
export interface Lent {
  cardSaid(card: number, say: Say): string;
}

export const retelling = ({ lends }: GamePage): Retelling => ({
  said(sent, _view, _names, say) {
    const move = sent as Move;
    return say(keyOf("boots", "move", move.type), "card" in move ? { card: (lends as Lent).cardSaid(move.card, say) } : {});
  },
  spots: (sent) => ("card" in sent ? [`[data-card="${String(sent.card)}"]`] : []),
});
