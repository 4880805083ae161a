// What everybody at the table has been told, and how much of it those who share a device have heard.
import type { Seat, Tagged } from "../net/wire";

export class Heard {
  /** How many facts everybody has been told. */
  #all = $state(0);
  /** How many it were when a seat held the device last. */
  #looked = $state<Record<Seat, number>>({});

  /** Another match: nobody has heard anything, but what was kept over a reload of the page. */
  begin(match: string | null): void {
    this.#all = 0;
    this.#looked = JSON.parse(sessionStorage.getItem(`looked/${match}`) ?? "{}") as Record<Seat, number>;
  }

  /** So many it are now, and these have heard them. */
  count(all: number, by: (Seat | null)[], match: string | null): void {
    this.#all = all;
    for (const seat of by) if (seat !== null) this.#looked[seat] = all;
    sessionStorage.setItem(`looked/${match}`, JSON.stringify(this.#looked));
  }

  /** So many more are told to nobody in particular. */
  add(facts: number): void {
    this.#all += facts;
  }

  /** What a seat has not heard, of all that was told. */
  news(seat: Seat, told: readonly Tagged[]): readonly Tagged[] {
    const fresh = this.#all - (this.#looked[seat] ?? 0);
    return fresh > 0 ? told.slice(-fresh) : [];
  }
}
