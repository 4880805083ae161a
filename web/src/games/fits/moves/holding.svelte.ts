// What I am about to lay: the thing I pressed or carry, and how each card is turned.
import type { Coat } from "../../../lib/cat/coats";
import type { Say } from "../../../lib/words/words.svelte";
import type { Offers, Target } from "./offers";
import { PRINCESS, SLEEPER_SIDES, turnedSides } from "../pieces/sides";
import type { Laying } from "../table/TargetSpot.svelte";
import type { Card, View } from "../types.gen";

/** A card or cat in front of me that may be laid. */
export interface Held {
  /** Where it is, for things that travel. */
  spot: string;
  /** What laying it is called among the offers. */
  thing: string;
  card?: number;
  sides: number;
  shows: string;
  /** How many there are of it. */
  count?: number;
}

export class Holding {
  /** The thing that was pressed, waiting for its place. */
  #pressed = $state<string | null>(null);
  #turned = $state.raw<ReadonlySet<string>>(new Set());
  /** Where it lies for a look: on this page alone, until it is laid. */
  #at = $state<number | null>(null);

  /** The thing whose places are shown: what was pressed, or the only one there is to lay. */
  thing(offers: Offers, view: View): string | null {
    if (isOnlyOne(view)) return offers.things[0] ?? null;
    return this.#pressed !== null && offers.has(this.#pressed) ? this.#pressed : null;
  }

  isTurned(thing: string, offers: Offers): boolean {
    return offers.lies(thing, this.#turned.has(thing));
  }

  /** Pressed once it is chosen, pressed again it turns; what looks the same when turned is put back. */
  press(thing: string, offers: Offers): void {
    if (this.#pressed !== thing) this.#hold(thing, null);
    else if (offers.turns(thing)) this.turn(thing, offers);
    else this.putBack();
  }

  turn(thing: string, offers: Offers): void {
    if (!offers.turns(thing)) return;
    const turned = new Set(this.#turned);
    if (!turned.delete(thing)) turned.add(thing);
    this.#turned = turned;
  }

  /** Put a thing at a place for a look. */
  try(thing: string, at: number): void {
    this.#hold(thing, at);
  }

  /** The place where it lies for a look, among those where it may lie. */
  tried(targets: readonly Target[]): Target | undefined {
    return targets.find(({ at }) => at === this.#at);
  }

  takeOff(): void {
    this.#at = null;
  }

  putBack(): void {
    this.#hold(null, null);
  }

  #hold(thing: string | null, at: number | null): void {
    this.#pressed = thing;
    this.#at = at;
  }
}

/** Whether there is but one thing to lay: it shows its places without being pressed. */
export function isOnlyOne({ phase }: View): boolean {
  return phase === "cat" || phase === "toy";
}

/** What lies in front of me now: start boxes at first, then my hand, and my cats. */
export function heldBy(view: View, offers: Offers): Held[] {
  if (view.phase === "starting") return startBoxes(view.starts);
  const hand = view.hand.map(([card, sides, shows], at) => {
    const thing = card === PRINCESS ? "princess" : `lay:${card}`;
    return { spot: `hand:${at}`, thing, card, sides, shows };
  });
  const toy = view.turn === view.seat ? view.toy : null;
  if (!toy) return hand;
  const [card, sides, shows] = toy;
  const asBox = `lay:${card}`;
  return [...hand, { spot: "toy", thing: offers.has(asBox) ? asBox : "toy", card, sides, shows }];
}

/** Start boxes that look alike are a pile. */
function startBoxes(starts: readonly Card[]): Held[] {
  const kinds = new Map(starts.map((card) => [card[0], card]));
  return [...kinds.values()].map(([card, sides, shows]) => ({
    spot: `start:${card}`,
    thing: `start:${card}`,
    card,
    sides,
    shows,
    count: starts.filter(([other]) => other === card).length,
  }));
}

/** My cats that are left: asleep on their cards, or ready to climb in. */
export function catsOf(view: View, seat: number): Held {
  const thing = view.phase === "cat" ? "cat" : "sleep";
  return { spot: "cats", thing, sides: SLEEPER_SIDES, shows: "", count: view.home[seat] ?? 0 };
}

export function sidesOf({ sides }: Held, turned: boolean): number {
  return turned ? turnedSides(sides) : sides;
}

/** How a thing looks and is called where it may be laid; `coat` is the one of my cats. */
export function layingOf(held: Held, turned: boolean, coat: Coat, say: Say): Laying {
  const { thing, shows } = held;
  const cat = thing === "sleep" || thing === "cat" ? { coat } : {};
  const card = held.card === undefined ? {} : { card: held.card };
  const does = say(`fits-move-${thing.split(":")[0] ?? ""}`);
  return { thing, sides: sidesOf(held, turned), shows, mine: coat, does, ...cat, ...card };
}
