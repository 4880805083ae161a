// The way from a page to a table of its own device.
import type { Way } from "../lib/net/line";
import type { Closed } from "./words";

const [OPEN, CLOSED] = [1, 3];
export const LOST = 1006;
/** Milliseconds within which a call is answered. */
const PATIENCE = 10_000;

/** One end of a message port that behaves like a socket. */
export class PortWay implements Way {
  readyState = 0;
  onopen: Way["onopen"] = null;
  onmessage: Way["onmessage"] = null;
  onclose: Way["onclose"] = null;
  readonly #ended: () => void;
  readonly #unheard: () => void;
  #port: MessagePort | null = null;
  #openedAt = 0;
  #heard = false;

  /** `unheard`: nobody is there at the other end any more, though nobody has said so. */
  constructor(ended: () => void, unheard: () => void) {
    this.#ended = ended;
    this.#unheard = unheard;
  }

  open(hand: (port: MessagePort) => void): void {
    if (this.readyState === CLOSED) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<string | Closed>) => {
      this.#heard = true;
      if (typeof data === "string") this.onmessage?.({ data });
      else this.end(data.closed);
    };
    hand(port2);
    this.#openedAt = Date.now();
    this.readyState = OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.#port?.postMessage(text);
  }

  /** The page hangs up. A phone that has slept hears nothing for long, and all is well; but whoever
   * does not even answer when called is gone. */
  close(): void {
    const unheard = this.readyState === OPEN && !this.#heard && Date.now() - this.#openedAt >= PATIENCE;
    this.end(LOST, false);
    if (unheard) this.#unheard();
  }

  end(code: number, told = true): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#port?.postMessage({ closed: code } satisfies Closed);
    this.#port?.close();
    this.#ended();
    if (told) this.onclose?.({ code });
  }
}
