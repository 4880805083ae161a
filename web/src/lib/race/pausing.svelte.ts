// The wish for a pause in a race: during a round it is kept, and comes true after it.
import type { Table } from "../net/table.svelte";

export class Pausing {
  readonly #table: Table;
  /** The match in which a pause is to come after the round. */
  #match = $state<string | null>(null);
  /** Whether it is wished for: then the button stays pressed. */
  readonly comes: boolean = $derived.by(() => this.#match !== null && this.#match === this.#table.update?.match);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      if (table.view?.held) this.#match = null;
    });
  }

  /** Wish for it, or no more. */
  press(): void {
    const match = this.#table.update?.match;
    if (match === undefined) return;
    this.#table.askFromSeat({ type: "pause", match, on: !this.comes });
    this.#match = this.comes ? null : match;
  }
}
