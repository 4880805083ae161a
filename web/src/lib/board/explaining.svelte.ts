// What a thing on a board is, told to whoever asks: by a long press, a right click, or ? while it has the focus.
// Where a tap does nothing else, it asks too.
import type { Attachment } from "svelte/attachments";
import type { Say } from "../words/words.svelte";

/** A part of the rules in one breath: its title, which may end with a mark of its own, and what it says. */
export function ruled(say: Say, part: string): string {
  const title = say(`${part}-title`);
  return `${title}${/[.!?…]$/.test(title) ? "" : "."} ${say(part)}`;
}

/** From how many milliseconds on a press is long, and from how many pixels on it is none. */
const LONG = 500;
const STEADY = 8;

export class Explaining {
  /** What is told now, and beside what. */
  told = $state.raw<{ text: string; beside: DOMRect } | null>(null);
  readonly #explain: (thing: HTMLElement) => string;
  readonly #taps: boolean;

  /** `explain` says what a thing with a `data-spot` or `data-about` is, in words; nothing of what needs none. */
  constructor(explain: (thing: HTMLElement) => string, taps = true) {
    this.#explain = explain;
    this.#taps = taps;
  }

  /** To be attached to the board. */
  readonly board: Attachment<HTMLElement> = (board) => {
    const heard = new AbortController();
    const { signal } = heard;
    board.addEventListener("contextmenu", (event) => this.#ask(event.target) && event.preventDefault(), { signal });
    board.addEventListener("keydown", (event) => event.key === "?" && this.#ask(event.target), { signal });
    board.addEventListener("click", ({ target }) => {
      if (this.#taps && !(target as Element).closest("button, a, [data-move]")) this.#ask(target);
    }, { signal });
    this.#hearLongPresses(board, signal);
    return () => heard.abort();
  };

  #hearLongPresses(board: HTMLElement, signal: AbortSignal): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let long = false;
    const stop = () => clearTimeout(timer);
    board.addEventListener("pointerdown", ({ pointerType, clientX: x, clientY: y, target }) => {
      stop();
      this.told = null;
      long = false;
      from = { x, y };
      if (pointerType === "touch") timer = setTimeout(() => (long = this.#ask(target)), LONG);
    }, { signal });
    board.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STEADY) stop();
    }, { signal });
    addEventListener("pointercancel", stop, { signal });
    addEventListener("pointerup", stop, { signal });
    // Whoever lets go has asked, and presses nothing; that click may come late.
    board.addEventListener("click", (event) => {
      if (!long || event.detail === 0) return;
      long = false;
      event.stopPropagation();
      event.preventDefault();
    }, { signal, capture: true });
  }

  #ask(target: EventTarget | null): boolean {
    const thing = (target as Element | null)?.closest<HTMLElement>("[data-spot], [data-about]");
    const text = thing ? this.#explain(thing) : "";
    if (thing && text) this.told = { text, beside: thing.getBoundingClientRect() };
    return text !== "";
  }
}
