// Moves of `fits` that are looked at again.
import type { GamePage } from "..";
import type { Say } from "../../lib/words/words.svelte";
import type { Retelling } from "../../pages/review/moves";
import type { Move, View } from "./types.gen";

/** What the board lends. */
export type Lent = Pick<typeof import("./labels"), "cardSaid" | "placeSaid"> &
  Pick<typeof import("./pieces/cats"), "catSaid"> &
  Pick<typeof import("./moves/drops"), "liesAcross"> &
  Pick<typeof import("./pieces/sides"), "turnedSides">;

const [PRINCESS, SLEEPER, HEAD, HIGH] = [77, 0, 1, 1.4];

export const retelling = ({ lends }: GamePage): Retelling => {
  const { cardSaid, placeSaid, catSaid, liesAcross, turnedSides } = lends as Lent;

  /** The card of a move as it lies, in words within a sentence. */
  function cardOf(move: Move, view: View, say: Say): string {
    const said = (card: number, sides: number, shows: string, turned: boolean) => {
      const text = cardSaid(card, turned ? turnedSides(sides) : sides, shows, say);
      return text.charAt(0).toLowerCase() + text.slice(1);
    };
    if (move[0] === "sleep") return said(SLEEPER, HEAD, "", move[2]);
    if (move[0] !== "start" && move[0] !== "lay" && move[0] !== "discard") return "";
    const all = [...view.hand, ...view.starts, ...(view.toy ? [view.toy] : [])];
    const [, sides = 0, shows = ""] = all.find(([card]) => card === move[1]) ?? [];
    return said(move[1], sides, shows, move[0] !== "discard" && move[3]);
  }

  return {
    said(sent, seen, _, say) {
      const [move, view] = [sent as Move, seen as View];
      if (move[0] === "choose") return say("fits-move-choose", { cat: catSaid(move[1], say) });
      if (move[0] === "draw" || move[0] === "pass") return say(`fits-move-${move[0]}`);
      const at = placeOf(move);
      return say(`fits-full-${move[0]}`, { card: cardOf(move, view, say), place: at === null ? "" : placeSaid(at, view, say) });
    },
    spots(sent, seen) {
      const [move, view] = [sent as Move, seen as View];
      const at = placeOf(move);
      const lies = at !== null && liesAcross(move[0], at, view) ? `across:${at}` : `at:${at}`;
      return [from(move, view), ...(at === null ? [] : [lies])].filter(Boolean).map((spot) => `[data-spot="${spot}"]`);
    },
    make(board, spot, view) {
      const [, lies, at] = /"(at|across):(\d+)"/.exec(spot) ?? [];
      const field = board.querySelector<HTMLElement>("[data-unit]");
      return field && at !== undefined ? placed(field, Number(at), lies === "across", view as View) : null;
    },
  };
};

/** A frame around a free place, or around two halves. */
function placed(field: HTMLElement, at: number, across: boolean, { columns }: View): HTMLElement {
  const one = document.createElement("span");
  const unit = (count: number) => `calc(var(--unit) * ${count})`;
  Object.assign(one.style, {
    position: "absolute",
    left: unit((at % columns) + (across ? 0.5 : 0)),
    top: unit(HIGH * Math.floor(at / columns) + (across ? 0.2 : 0)),
    width: unit(1),
    height: unit(across ? 1 : HIGH),
    zIndex: "3",
    pointerEvents: "none",
  });
  one.dataset.spot = `${across ? "across" : "at"}:${at}`;
  field.append(one);
  return one;
}

function placeOf(move: Move): number | null {
  switch (move[0]) {
    case "start":
    case "lay":
      return move[2];
    case "sleep":
    case "princess":
    case "toy":
    case "cat":
      return move[1];
    default:
      return null;
  }
}

/** Where the thing lies that a move lays. */
function from(move: Move, view: View): string {
  const inHand = (card: number) => {
    const at = view.hand.findIndex(([one]) => one === card);
    return at < 0 ? "toy" : `hand:${at}`;
  };
  switch (move[0]) {
    case "start":
      return `start:${move[1]}`;
    case "lay":
    case "discard":
      return inHand(move[1]);
    case "princess":
      return inHand(PRINCESS);
    case "sleep":
    case "cat":
      return "cats";
    case "toy":
      return "toy";
    case "draw":
      return "deck";
    default:
      return "";
  }
}
