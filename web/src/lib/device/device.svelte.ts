// One device, many people: who holds it, whom it is passed to, and what they have not heard yet.
import type { Seat, TableView, Tagged, Update } from "../net/wire";
import { Heard } from "./heard.svelte";

/** So long whoever has moved sees what came of it before the device is passed on, in milliseconds. */
const LOOK = 1_200;

/** What is known of the table where the device is. */
export interface Around {
  readonly view: TableView | null;
  readonly update: Update | null;
  /** What everybody may know of what happened, while nobody holds the device. */
  readonly heard: readonly Tagged[];
}

export class Device {
  /** Who holds it; null while it is passed on, and until somebody takes it. */
  holder = $state<Seat | null>(null);
  /** Who held it last. */
  last = $state<Seat | null>(null);
  /** Whether all who share it play at once, each at an edge of it. */
  together = $state(false);

  readonly #around: Around;
  readonly #show: (seats: Seat[]) => void;
  readonly #forget: () => void;
  /** What the table was told to show; null as long as it was told nothing. */
  #shows: Seat[] | null = null;
  /** Who was waited for when somebody took the device out of turn: until that changes they keep it. */
  #keptFrom = "";
  #justTaken = false;
  /** Somebody has put it down by a press: then it waits for whoever takes it, though nothing is hidden. */
  #byHand = $state(false);
  /** Whom it was put down for, until the table says who is waited for. */
  #toward = $state<Seat | null>(null);
  /** Who has just given it away; how much they had heard by then is told next. */
  #leaving: Seat | null = null;
  #revealing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #heard = new Heard();

  constructor(around: Around, show: (seats: Seat[]) => void, forget: () => void) {
    this.#around = around;
    this.#show = show;
    this.#forget = forget;
  }

  get #own(): readonly Seat[] {
    return this.#around.view?.yours ?? [];
  }

  /** Whether several people share it. */
  get shared(): boolean {
    return this.#own.length > 1;
  }

  /** Whether it goes from hand to hand. */
  get passed(): boolean {
    return this.shared && !this.together;
  }

  /** What the page is told of; null for the only seat there is. */
  get shows(): Seat[] | null {
    return this.#shows;
  }

  /** The seat of whoever looks now; null if nobody does who has one. */
  get seat(): Seat | null {
    return this.passed ? this.holder : (this.#own[0] ?? null);
  }

  /** Whether nothing of any seat is shown: it is on its way to somebody. */
  get hidden(): boolean {
    const { view, update } = this.#around;
    if (!this.passed || view?.status !== "playing" || update?.outcome) return false;
    if (update?.bare && !this.#byHand) return false;
    return this.holder === null || update?.seat !== this.holder;
  }

  /** Who of those who share it is waited for, beginning after whoever held it last. */
  get wanted(): Seat[] {
    const { view, update } = this.#around;
    const from = this.holder ?? this.last ?? -1;
    const order = [...this.#own.filter((seat) => seat > from), ...this.#own.filter((seat) => seat <= from)];
    return order.filter((seat) => update?.waiting.includes(seat) && view?.chairs[seat]?.level === null);
  }

  /** Who should have it next; null if it is nobody's turn here. */
  get next(): Seat | null {
    if (this.#around.update === null) return this.#toward;
    return this.holder !== null && this.wanted.includes(this.holder) ? null : (this.wanted[0] ?? null);
  }

  /** What this seat has not heard yet, of what everybody may know. */
  news(seat: Seat): readonly Tagged[] {
    return this.#heard.news(seat, this.#around.heard);
  }

  /** Whether a message about this seat is for whoever looks now. */
  isFor(seat: Seat | null, over: boolean): boolean {
    if (!this.shared) return seat === null || seat === this.seat;
    if (seat === null) return over || (this.holder === null && !this.together);
    return this.together ? this.#own.includes(seat) : seat === this.holder;
  }

  /** What everybody has been told until now: so much the one who held it knows, and who holds it will. */
  count(all: number): void {
    this.#heard.count(all, [this.#leaving, this.holder], this.#around.view?.match ?? null);
    this.#leaving = null;
  }

  /** So much more has happened while nobody held it. */
  add(facts: number): void {
    if (this.holder === null) this.#heard.add(facts);
  }

  /** Another match: nobody holds it, and nobody has heard anything. */
  reset(match: string | null): void {
    clearTimeout(this.#timer);
    this.holder = this.last = null;
    this.#byHand = this.#revealing = false;
    this.#toward = null;
    this.#keptFrom = "";
    this.#heard.begin(match);
  }

  /** All who share it play at once: the game has a board for that. */
  playTogether(): void {
    this.together = true;
    this.look();
  }

  /** Something is shown step by step; whoever holds the device sees it to the end. */
  reveal(running: boolean): void {
    this.#revealing = running;
    this.look();
  }

  /** Put it down: whatever was seen is out of sight, until somebody takes it. */
  put(byHand = true): void {
    this.#byHand = byHand;
    this.#leave();
    this.#toward = this.next;
    this.holder = null;
    this.#forget();
    this.look();
  }

  /** Somebody has it now. */
  take(seat: Seat): void {
    this.#leave();
    this.holder = seat;
    this.#byHand = false;
    this.#justTaken = true;
    this.look();
  }

  /** Let the next one have it. */
  passOn(): void {
    if (this.next === null) return;
    if (this.#around.update?.bare) this.take(this.next);
    else this.put(false);
  }

  #leave(): void {
    this.#revealing = false; // whoever comes sees another board
    if (this.holder !== null) this.last = this.#leaving = this.holder;
  }

  /** The table, or the match, stands otherwise than before: pass it on if that is due. */
  look(): void {
    const { view, update } = this.#around;
    this.#tell();
    const playing = this.passed && view?.status === "playing" && update !== null && !update.outcome;
    if (!playing || update.seat !== this.holder || this.#revealing) return clearTimeout(this.#timer);
    this.#leaving = null;
    if (this.holder === null) {
      if (update.bare && !this.#byHand) this.take(this.next ?? this.#own[0] ?? 0);
      return;
    }
    const waits = this.next === null ? "" : this.wanted.join(" ");
    if (this.#justTaken) this.#keptFrom = waits;
    this.#justTaken = false;
    clearTimeout(this.#timer);
    if (waits === this.#keptFrom) return;
    this.#keptFrom = "";
    if (waits) this.#timer = setTimeout(() => this.passOn(), LOOK);
  }

  /** The page leaves the table. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Tell the table what is shown from now on. As long as there is one seat there is nothing to say. */
  #tell(): void {
    const held = this.holder === null ? [] : [this.holder];
    const seats = !this.passed ? [...this.#own] : held;
    const first = this.#shows === null && (!this.shared || seats.length === 0);
    if (first || this.#around.view === null || String(seats) === String(this.#shows)) return;
    this.#shows = seats;
    this.#show(seats);
  }
}
