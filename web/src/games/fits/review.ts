// Moves of `fits` that are looked at again.
import { keyOf, type Say } from "../../lib/words/words.svelte";
import type { Retelling } from "../../pages/review/moves";
import { cardSaid, placeSaid } from "./labels";
import { catSaid } from "./pieces/cats";
import { PRINCESS, SLEEPER_SIDES, turnedSides } from "./pieces/sides";
import { liesAcross } from "./moves/drops";
import { HIGH, pointOf } from "./table/places";
import type { Move, View } from "./types.gen";

export const retelling: Retelling = {
  said(sent, seen, _, say) {
    const [move, view] = [sent as Move, seen as View];
    if (move[0] === "choose") return say("fits-move-choose", { cat: catSaid(move[1], say) });
    if (move[0] === "draw" || move[0] === "pass") return say(keyOf("fits", "move", move[0]));
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

/** A frame around a free place, or around two halves. */
function placed(field: HTMLElement, at: number, across: boolean, view: View): HTMLElement {
  const { column, row } = pointOf(at, view);
  const one = document.createElement("span");
  const unit = (count: number) => `calc(var(--unit) * ${count})`;
  Object.assign(one.style, {
    position: "absolute",
    left: unit(column + (across ? 0.5 : 0)),
    top: unit(HIGH * row + (across ? 0.2 : 0)),
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

/** The card of a move as it lies, in words within a sentence. */
function cardOf(move: Move, view: View, say: Say): string {
  if (move[0] === "sleep") return small(cardSaid(0, lying(SLEEPER_SIDES, move[2]), "", say));
  if (move[0] !== "start" && move[0] !== "lay" && move[0] !== "discard") return "";
  const all = [...view.hand, ...view.starts, ...(view.toy ? [view.toy] : [])];
  const [, sides = 0, shows = ""] = all.find(([card]) => card === move[1]) ?? [];
  return small(cardSaid(move[1], lying(sides, move[0] !== "discard" && move[3]), shows, say));
}

const lying = (sides: number, turned: boolean) => (turned ? turnedSides(sides) : sides);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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
