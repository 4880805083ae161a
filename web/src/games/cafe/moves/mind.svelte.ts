// A choice is sealed, but may be changed until all are in: what could be chosen is remembered, and
// choosing anew takes the old choice back first, in one gesture.
import type { Shown } from "../..";
import type { Offers } from "./offers";
import type { Move, View } from "../types.gen";

export class Mind {
  #kept = $state.raw<{ match: string; round: number; offers: Offers } | null>(null);
  #wanted: { round: number; key: string } | null = null;
  readonly #table: () => Shown;

  constructor(table: () => Shown) {
    this.#table = table;
  }

  /** What can be pressed now; for a sealed choice, what else could be chosen. */
  open(view: View, offers: Offers): Offers {
    const kept = this.#kept;
    const same = kept?.round === view.round && kept.match === this.#table().update?.match;
    return same && view.choice && offers.get("take_back") ? kept.offers : offers;
  }

  /** To be called with each update: remembers, and plays what was wanted instead. */
  look(view: View, offers: Offers): void {
    if (offers.drawing) this.#kept = { match: this.#table().update?.match ?? "", round: view.round, offers };
    if (this.#wanted?.round !== view.round) this.#wanted = null;
    const move = this.#wanted && offers.get(this.#wanted.key);
    if (!move) return;
    this.#wanted = null;
    this.#play(move);
  }

  choose(key: string, view: View, offers: Offers): void {
    const move = offers.get(key);
    this.#wanted = move ? null : { round: view.round, key };
    const now = move ?? offers.get("take_back");
    if (now) this.#play(now);
  }

  #play(move: Move): void {
    this.#table().play(move);
  }
}
