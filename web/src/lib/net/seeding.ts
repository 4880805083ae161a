// A seat's share of the luck is told by the page itself: first its hash, then the seed.
import { keepCommitment, seedFor, seedHash } from "./seed";
import type { Command, Seat, TableView } from "./wire";

export class Seeding {
  readonly #send: (command: Command) => void;
  readonly #done = new Set<string>();

  constructor(send: (command: Command) => void) {
    this.#send = send;
  }

  /** Tell what is to be told now, for every seat of whoever looks at this page. */
  look(table: TableView): void {
    const { match, commitment, yours } = table;
    if (match === null || !yours.length) return;
    if (commitment !== null) keepCommitment(match, commitment);
    if (table.lesson !== null) return; // its luck is known, and nobody adds to it
    for (const seat of yours) this.#tell(table, match, seat);
  }

  #tell(table: TableView, match: string, seat: Seat): void {
    // Whoever comes to a match that has begun has no number of their own in it.
    if (table.status !== "lobby" && table.status !== "dealing") return;
    const seed = seedFor(match);
    if (table.status === "lobby") {
      const ready = `ready ${match} ${seat}`;
      // A seat that has moved is ready no more, and may move back.
      if (table.chairs[seat]?.ready) this.#done.delete(ready);
      else this.#once(ready, { type: "ready", seat, match, seed_hash: seedHash(match, seat, seed) });
    }
    if (table.status === "dealing") this.#once(`seed ${match} ${seat}`, { type: "seed", seat, match, seed });
  }

  #once(what: string, command: Command): void {
    if (this.#done.has(what)) return;
    this.#done.add(what);
    this.#send(command);
  }
}
