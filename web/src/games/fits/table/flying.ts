// Cards that are drawn and laid are seen on their way.
import { fly } from "../../../lib/motion/flights";
import type { Fact, View } from "../types.gen";
import { newCard, ways } from "./flights";

export class Flying {
  #hand: View["hand"];
  /** I have just laid something by hand. */
  laid = false;

  constructor(hand: View["hand"]) {
    this.#hand = hand;
  }

  /** Something has happened on this board. */
  go(board: HTMLElement, view: View, facts: readonly Fact[], me: number): void {
    const drawn = view.toy && view.turn === view.seat ? "toy" : newCard(this.#hand, view.hand);
    this.#hand = view.hand;
    // What lay there for a look stays where it is.
    const flown = this.laid ? facts.filter((one) => !("at" in one && "seat" in one && one.seat === me)) : facts;
    this.laid = false;
    fly(board, flown.flatMap((one) => ways(one, drawn)));
  }
}
