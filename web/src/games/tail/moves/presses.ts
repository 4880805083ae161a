// What pressing a card of a row does now: the moves on offer, laid on the cards.
import type { Say } from "../../../lib/words/words.svelte";
import type { Chosen } from "./asks";
import type { Offers } from "./offers";
import type { Press } from "../table/Row.svelte";

export class Presses {
  constructor(
    private readonly offers: Offers,
    private readonly chosen: Chosen,
    private readonly names: string[],
    private readonly say: Say,
    private readonly play: (key: string) => void,
    private readonly choose: (one: Chosen) => void,
  ) {}

  /** A card of my own row. */
  own(place: number): Press | undefined {
    for (const kind of ["keep", "peek", ...(this.chosen === "take" ? ["take"] : [])]) {
      const move = `${kind}:${place}`;
      if (this.offers.get(move)) {
        const does = this.say(`tail-move-${kind}`, { place: place + 1 });
        return { move, does, press: () => this.play(move) };
      }
    }
    const move = `swap:${place}`;
    if (!this.offers.some(move)) return undefined;
    const does = this.say("tail-board-swap-this");
    return { move, does, chosen: this.chosen === place, press: () => this.choose(place) };
  }

  /** A card of somebody else, once an own card was chosen for it. */
  ofOthers(seat: number, place: number): Press | undefined {
    const move = `swap:${this.chosen}:${seat}:${place}`;
    if (!this.offers.get(move)) return undefined;
    const args = { place: Number(this.chosen) + 1, seat: this.names[seat] ?? "", other: place + 1 };
    return { move, does: this.say("tail-move-swap", args), press: () => this.play(move) };
  }
}
