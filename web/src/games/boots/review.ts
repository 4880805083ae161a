// Moves of `boots` that are looked at again.
import type { Retelling } from "../../pages/review/moves";
import { keyOf } from "../../lib/words/words.svelte";
import { cardSaid } from "./pieces/cards";
import type { Move } from "./types.gen";

export const retelling: Retelling = {
  said(sent, _view, _names, say) {
    const move = sent as Move;
    return say(keyOf("boots", "move", move.type), "card" in move ? { card: cardSaid(move.card, say) } : {});
  },
  spots: (sent) => ("card" in sent ? [`[data-card="${String(sent.card)}"]`] : []),
};
