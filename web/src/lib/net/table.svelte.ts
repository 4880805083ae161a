// One table, as this page knows it.
import { SvelteMap } from "svelte/reactivity";
import { unbundled } from "./bundles";
import { asWatched } from "./comings";
import { Device } from "../device/device.svelte";
import { Line, socketTo, type Dial, type LineState } from "./line";
import { Story } from "./story.svelte";
import { pressedAt } from "../browser/pressed";
import { Seeding } from "./seeding";
import { forgetStart, wantsStart } from "./starting";
import type { Command, FromSeat, Message, Refusal, Seat, TableView, Tagged, Update } from "./wire";

export class Table extends Story {
  /** The table around the match; null until the server has answered. */
  view = $state.raw<TableView | null>(null);
  line = $state<LineState>("connecting");
  /** Who of those who share this screen looks at it. */
  readonly device: Device;

  readonly #line: Line;
  readonly #pressed = new SvelteMap<string, DOMRect | null>();
  readonly #quiet = new Set<string>();
  readonly #seeding = new Seeding((command) => this.#quiet.add(this.#line.send(command)));
  /** The command that asked for a hint last. */
  #hintAsked = $state("");
  /** What was pressed in a race, and the questions it was for. */
  readonly #raced = new Map<string, { seat: Seat; decision: number }>();
  /** `forAll`: everybody may look at this screen, whoever has opened it. */
  constructor(id: string, invite: string | null, dial: Dial = socketTo(id), forAll = false) {
    super();
    const show = (seats: Seat[]) => void this.#quiet.add(this.#line.send({ type: "show", seats }));
    this.device = new Device(this, show, () => this.#forget());
    this.#line = new Line(dial, {
      hello: () => ({ type: "hello", invite, shows: forAll ? [] : this.device.shows }),
      hear: (told) => this.#hear(forAll && "table" in told ? { ...told, table: asWatched(told.table) } : told),
      state: (now) => void (this.line = now),
    });
  }

  /** Play on here though the table was open in another tab. */
  takeBack(): void {
    this.line = "connecting";
    this.#line.takeBack();
  }

  /** The seat that asks: that of whoever looks; before and after a match, any of those who share the screen. */
  get seat(): Seat | null {
    return this.device.seat ?? (this.view?.status === "playing" ? null : (this.view?.yours[0] ?? null));
  }

  leave(): void {
    this.device.leave();
    this.#line.hangUp();
  }

  /** Ask something of the table; gives its id. A refusal is shown beside what has been pressed. */
  ask(command: Command): string {
    this.whyNot = null;
    if (command.type === "stand" && this.view?.yours.includes(command.seat)) this.standsUp = true;
    const id = this.#line.send(command);
    this.#pressed.set(id, pressedAt());
    return id;
  }

  /** Whether that is not answered yet. */
  waitsFor(id: string): boolean {
    return this.#pressed.has(id);
  }

  /** Ask something from the seat of whoever looks; who only watches has nothing to ask. */
  askFromSeat(command: FromSeat): string | null {
    return this.seat === null ? null : this.ask({ ...command, seat: this.seat });
  }

  /** A move as the table offered it: with its names, or as an array. In a race with the milliseconds
   * from the frame that showed the question to the press. */
  play(move: Tagged | readonly unknown[], reaction: number | null = null): void {
    const now = this.update;
    if (!now || now.decision === null || this.answered === now.decision) return;
    this.answered = now.decision;
    this.#answer(now, move, reaction);
  }

  /** The same for one of those who play at once on this device. */
  playFor(seat: Seat, move: Tagged, reaction: number | null = null): void {
    const now = this.updates.get(seat);
    if (!now || now.decision === null || this.answers.get(seat) === now.decision) return;
    this.answers = new Map(this.answers).set(seat, now.decision);
    this.#answer(now, move, reaction);
  }

  #answer({ match, decision, seat }: Update, move: Tagged | readonly unknown[], reaction: number | null): void {
    if (seat === null || decision === null) return;
    const id = this.ask({ type: "play", seat, match, decision, move: "type" in move ? { ...move } : move, reaction });
    if (reaction !== null) this.#raced.set(id, { seat, decision });
  }

  /** Ask what to do about the question that is open; it is answered with `hint`. */
  askHint(): void {
    const now = this.update;
    if (now === null || now.decision === null || this.hintComes || this.hint) return;
    this.#hintAsked = this.askFromSeat({ type: "hint", match: now.match, decision: now.decision }) ?? "";
  }

  /** Whether one is being worked out. */
  get hintComes(): boolean {
    return this.waitsFor(this.#hintAsked);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
      case "table":
        if (message.type === "welcome") this.trial = this.tried = null; // of the line before
        this.#look(message.table);
        break;
      case "past":
        if (!this.device.isFor(message.seat, false)) break;
        this.device.count(message.public);
        if (!this.#isAnothers(message.seat)) this.tellAgain(message.facts as Tagged[], message.missed);
        break;
      case "update":
        for (const id of message.done) this.#pressed.delete(id);
        this.count(message.now);
        if (this.device.isFor(message.seat, message.outcome !== null)) this.#goOn({ ...message, moves: unbundled(message.moves) });
        break;
      case "invitation":
      case "program_invited":
      case "seat_link":
        this.#pressed.delete(message.id);
        this.noteLink(message);
        break;
      case "trial":
      case "tried":
        this.noteTrial(message);
        break;
      case "hinted":
        this.#pressed.delete(message.id);
        if (!this.#isAnothers(message.seat) && message.decision === this.update?.decision) this.hint = message;
        break;
      case "said":
        this.listen(message.seat, message.phrase, this.update?.n ?? 0);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "accepted":
        this.#pressed.delete(message.id);
    }
  }

  /** Whether somebody else of those who play at once is meant; one of them has the log. */
  #isAnothers(seat: Seat | null): boolean {
    return seat !== null && seat !== this.device.seat;
  }

  /** What the one who looked has seen is gone. */
  #forget(): void {
    this.forgetFacts();
    this.update = this.answered = this.whyNot = this.hint = null;
  }

  #look(table: TableView): void {
    this.count(table.now);
    if (table.match !== this.view?.match) {
      this.#forget();
      this.forgetCompany();
      this.updates = this.answers = new Map();
      this.device.reset(table.match);
    }
    // Whoever was warming up is told that it is over, until the race runs.
    if (table.status === "playing" && !table.held) this.trial = this.tried = null;
    this.noteComings(this.view, table, this.update?.n ?? 0);
    this.lookForMySeat(this.view, table);
    this.view = table;
    this.device.look();
    this.#seeding.look(table);
    if (table.status === "lobby" && table.host && wantsStart(table)) {
      forgetStart(table.id);
      this.ask({ type: "start" });
    }
  }

  #goOn(update: Update): void {
    const { seat } = update;
    if (this.device.together && seat !== null) this.updates = new Map(this.updates).set(seat, update);
    if (this.#isAnothers(seat)) return;
    if (update.decision !== this.answered) this.answered = null;
    if (update.decision !== this.hint?.decision) this.hint = null;
    this.tell(update.facts as Tagged[], update.n);
    this.update = update;
    this.device.add(update.facts.length);
    this.device.look();
  }

  #refused(refusal: Refusal): void {
    this.answered = null;
    if (this.view === null || this.line !== "open") return void (this.turnedAway = refusal);
    forgetStart(this.view.id);
    const id = refusal.id ?? "";
    // What became of a question of a race that has been decided since is seen.
    const raced = this.#raced.get(id);
    if (raced) this.answers = new Map([...this.answers].filter(([seat]) => seat !== raced.seat));
    const now = raced && (this.updates.get(raced.seat) ?? this.update);
    const tooLate = raced && raced.decision !== now?.decision;
    if (tooLate || this.#quiet.has(id)) return;
    this.whyNot = { refusal, beside: this.#pressed.get(id) ?? null };
    this.#pressed.delete(id);
  }
}
