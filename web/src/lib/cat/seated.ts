// Whose cat sits where at a table.
import { getContext, setContext } from "svelte";
import type { Chair, TableView } from "../net/wire";
import { COATS, type Look, wholeLook } from "./coats";
import { coatOf } from "../words/names";

type CatOf = (seat: number) => Look;

const HERE = Symbol("cats");

/** Two that only colour tells apart, or nothing: where a cat alone stands for a seat, that is too little. */
function alike(one: Look, other: Look): boolean {
  const [left, right] = [wholeLook(one), wholeLook(other)];
  return left.fur === right.fur && left.wears === right.wears;
}

/** The cats of all seats, no two alike: what somebody has chosen goes before what a seat gives, and of
 * two who have chosen alike the first has it. */
export function catsAt(chairs: readonly Chair[]): Look[] {
  const taken: Look[] = [];
  const free = (look: Look | null | undefined): look is Look => !!look && !taken.some((one) => alike(one, look));
  const take = (look: Look): Look => (taken.push(look), look);
  const chosen = chairs.map(({ cat }) => (free(cat) ? take(cat) : null));
  return chosen.map((look, seat) => look ?? take([coatOf(seat), ...COATS].find(free) ?? coatOf(seat)));
}

/** Everything below draws the cats of this table. */
export function seatCats(view: () => TableView | null | undefined): CatOf {
  return setContext<CatOf>(HERE, (seat) => catsAt(view()?.chairs ?? [])[seat] ?? coatOf(seat));
}

/** The cat of a seat, at the table this is drawn for. */
export function catsHere(): CatOf {
  return getContext<CatOf | undefined>(HERE) ?? coatOf;
}
