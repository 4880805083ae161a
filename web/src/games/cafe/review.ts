// Moves of `cafe` that are looked at again.
import type { Tagged } from "../../lib/net/wire";
import type { Retelling } from "../../pages/review/moves";
import { cellAt } from "./sheet/sheet";
import type { Move, View } from "./types.gen";
import { move as moveSaid } from "./words";

export const retelling: Retelling = {
  said: (sent, _view, _names, say) => moveSaid(sent as Tagged, say),
  spots(sent, view) {
    const move = sent as Move;
    if (move.type === "take") return [`[data-spot="die:${move.value}"]`];
    if (move.type !== "draw") return [];
    return [`[data-row="${(view as View).seat}"] [data-cell="${cellAt(move.tower, move.floor)?.at}"]`];
  },
};
