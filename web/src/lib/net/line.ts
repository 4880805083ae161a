import { freshId } from "./seed";
import type { Command, Hello, Message } from "./wire";

/** `refused`: the table does not let this page in; asking again would not help. `taken`: another tab
 * of this device has the table now; coming back by itself would take it from there. */
export type LineState = "connecting" | "open" | "lost" | "refused" | "taken";

/** A socket to a table, or what behaves like one. */
export interface Way {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Dial {
  (): Way;
  /** Whether the table is on this device: then no network is needed. */
  near?: boolean;
}

/** With this a line is closed for good, see `meowple/pocket/line.py`. */
export const TAKEN = 4409;
const OPEN = 1;

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** The server pings more often than this; silence means that the way is cut. */
const LONGEST_SILENCE = 12_000;

export interface Ears {
  hello(): Hello;
  hear(message: Message): void;
  state(now: LineState): void;
}

/**
 * The line to a table. It comes back by itself, and says again what has not been answered,
 * under the same id, so that nothing is done twice.
 */
export class Line {
  readonly #dial: Dial;
  readonly #ears: Ears;
  readonly #unanswered = new Map<string, object>();
  #socket: Way | null = null;
  #welcomed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #hungUp = false;
  #turnedAway = false;
  #taken = false;

  constructor(dial: Dial, ears: Ears) {
    this.#dial = dial;
    this.#ears = ears;
    addEventListener("online", this.#hurry);
    if (!dial.near) addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watch = setInterval(this.#checkSilence, 2_000);
    this.#connect();
  }

  /** Say it now, or as soon as the line is back; gives the id under which it is answered. */
  send(command: Command): string {
    const id = freshId();
    const said = { ...command, id };
    this.#unanswered.set(id, said);
    if (this.#welcomed) this.#say(said);
    return id;
  }

  hangUp(): void {
    this.#hungUp = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#welcomed = false;
    this.#heardAt = Date.now();
    const socket = this.#dial();
    this.#socket = socket;
    socket.onopen = () => this.#say(this.#ears.hello());
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = ({ code } = {}) => {
      if (socket !== this.#socket) return;
      this.#lost(code === TAKEN);
    };
  }

  #hear(message: Message): void {
    this.#heardAt = Date.now();
    if (message.type === "ping") {
      this.#say({ type: "pong", nonce: message.nonce });
      return;
    }
    // A question of a race measures the way at the moment that counts.
    if ("nonce" in message && message.nonce !== null) this.#say({ type: "pong", nonce: message.nonce });
    if (message.type === "refused" && !this.#welcomed) this.#turnedAway = true;
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    if (message.type === "update") for (const id of message.done) this.#unanswered.delete(id);
    this.#ears.hear(message);
    if (message.type === "welcome") this.#welcome();
    else if (this.#turnedAway) this.#ears.state("refused");
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#turnedAway = false;
    this.#tries = 0;
    for (const said of this.#unanswered.values()) this.#say(said);
    this.#ears.state("open");
  }

  /** Back to a table that another tab has taken. */
  takeBack(): void {
    this.#taken = false;
    if (this.#socket === null) this.#connect();
  }

  #lost(taken = false): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#hungUp || this.#turnedAway) return;
    this.#taken = taken;
    if (taken) {
      this.#ears.state("taken");
      return;
    }
    this.#ears.state("lost");
    // Jitter: after a restart of the server not all pages come back in the same instant.
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#turnedAway || this.#taken) return;
    if (this.#socket === null) this.#connect();
    else this.#checkSilence();
  };

  readonly #checkSilence = (): void => {
    if (this.#socket !== null && Date.now() - this.#heardAt >= LONGEST_SILENCE) this.#cut();
  };

  readonly #cut = (): void => {
    if (this.#socket === null) return;
    const dead = this.#socket;
    this.#lost();
    dead.close();
  };

  #say(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** The way to a table of the server. */
export function socketTo(table: string): Dial {
  return () => new WebSocket(lineUrl(table)) as Way;
}

/** Where a table is reached. */
export function lineUrl(table: string, place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/ws/${encodeURIComponent(table)}`;
}
