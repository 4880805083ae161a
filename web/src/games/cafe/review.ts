// Moves of `cafe` that are looked at again.
import type { GamePage } from "..";
import type { Tagged } from "../../lib/net/wire";
import type { Retelling } from "../../pages/review/moves";
import type { Move, View } from "./types.gen";

/** What the board lends. */
export type Lent = Pick<typeof import("./sheet/sheet"), "cellAt">;

export const retelling = ({ lends, move: moveSaid }: GamePage): Retelling => ({
  said: (sent, _view, _names, say) => moveSaid?.(sent as Tagged, say) ?? "",
  spots(sent, view) {
    const move = sent as Move;
    if (move.type === "take") return [`[data-spot="die:${move.value}"]`];
    if (move.type !== "draw") return [];
    return [`[data-row="${(view as View).seat}"] [data-cell="${(lends as Lent).cellAt(move.tower, move.floor)?.at}"]`];
  },
});
