// What is asked about chairs. A press that comes while another is on its way may be about chairs that will be no
// more: the number of chairs is counted on from what was asked last, and everything else waits for its answer.
import { startWhenReady } from "../../lib/net/starting";
import type { Table } from "../../lib/net/table.svelte";
import type { Command, TableView } from "../../lib/net/wire";

export class Seating {
  readonly #table: Pick<Table, "ask" | "waitsFor">;
  #chairs = { id: "", seats: 0 };
  #others: string[] = [];

  constructor(table: Pick<Table, "ask" | "waitsFor">) {
    this.#table = table;
  }

  /** One chair more, or one less, as far as the game and those who sit there allow it. */
  add(change: 1 | -1, { chairs, players: [fewest, most] }: TableView): void {
    if (this.#seating) return;
    const taken = chairs.filter(({ kind }) => kind !== "free").length;
    const seats = change + (this.#changing ? this.#chairs.seats : chairs.length);
    if (seats < Math.max(fewest, taken) || seats > most) return;
    this.#chairs = { id: this.#table.ask({ type: "chairs", seats }), seats };
  }

  /** Somebody who shares the screen sits down: on this chair, on the first free one, or on one more. Gives whether
   * that was asked. */
  share(name: string, { chairs, players: [, most], host }: TableView, place: number | null): boolean {
    if (!this.settled) return false;
    const isFree = place !== null && chairs[place]?.kind === "free";
    const free = isFree ? place : chairs.findIndex(({ kind }) => kind === "free");
    const more = free < 0 && host && chairs.length < most;
    if (free < 0 && !more) return false;
    const seat = more ? chairs.length : free;
    this.ask(...(more ? [{ type: "chairs" as const, seats: seat + 1 }] : []), { type: "sit", seat, name });
    return true;
  }

  /** Let it begin. Free chairs are put away first; whoever moves up then gets ready again, and it begins. Whoever is
   * just being put on them is waited for. */
  start({ id, chairs }: TableView): void {
    if (this.#changing) return;
    const taken = chairs.filter(({ kind }) => kind !== "free").length;
    if (taken === chairs.length) return this.ask({ type: "start" });
    startWhenReady(id);
    if (this.#seating) return;
    this.ask({ type: "chairs", seats: taken });
  }

  /** Something about chairs that are there now. */
  ask(...commands: Command[]): void {
    if (this.#changing) return;
    this.#others = commands.map((command) => this.#table.ask(command));
  }

  /** Whether nothing is on its way. */
  get settled(): boolean {
    return !this.#changing && !this.#seating;
  }

  get #seating(): boolean {
    return this.#others.some((id) => this.#table.waitsFor(id));
  }

  get #changing(): boolean {
    return this.#table.waitsFor(this.#chairs.id);
  }
}
