// A seat's match that is over, looked at again: asked for part by part, as long as somebody waits.
import { api, NotPossible } from "../../lib/net/api";
import type { Reviewed, ReviewPart } from "../../lib/net/wire";

const LATER = 1500;

type Ask = (match: string, seat: number, first: number, signal: AbortSignal) => Promise<ReviewPart>;

export class Reviewing {
  decisions = $state.raw<readonly Reviewed[]>([]);
  /** How many there are; null until the first part is there. */
  of = $state<number | null>(null);
  even = $state(0);
  ended = $state(0);
  /** Why it does not go on. */
  failed = $state.raw<NotPossible | null>(null);

  constructor(
    readonly match: string,
    readonly seat: number,
    private readonly ask: Ask = api.review,
    private readonly later = () => new Promise<unknown>((done) => setTimeout(done, LATER)),
  ) {}

  get done(): boolean {
    return this.decisions.length === this.of;
  }

  /** Go on until all is there, or nobody waits any more: call what it gives. */
  goOn(): () => void {
    const waits = new AbortController();
    this.failed = null;
    void this.#fetch(waits.signal);
    return () => waits.abort();
  }

  async #fetch(signal: AbortSignal): Promise<void> {
    while (!this.done && !signal.aborted) {
      try {
        const part = await this.ask(this.match, this.seat, this.decisions.length, signal);
        if (!signal.aborted) this.#hear(part);
      } catch (why) {
        if (signal.aborted) return;
        const isBusy = why instanceof NotPossible && ["review_busy", "too_fast"].includes(why.key);
        if (!isBusy) {
          this.failed = why instanceof NotPossible ? why : new NotPossible("no_connection");
          return;
        }
        await this.later();
      }
    }
  }

  #hear({ first, of, even, ended, decisions }: ReviewPart): void {
    if (first !== this.decisions.length) return;
    [this.of, this.even, this.ended] = [of, even, ended];
    this.decisions = [...this.decisions, ...decisions];
  }
}

const known = new Map<string, Reviewing>();

/** The review of a seat; what this page has heard of it already is there. */
export function reviewOf(match: string, seat: number): Reviewing {
  const key = `${match} ${seat}`;
  const found = known.get(key) ?? new Reviewing(match, seat);
  known.set(key, found);
  return found;
}
