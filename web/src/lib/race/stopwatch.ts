// How quick somebody is: from the frame that showed a question to the press that answered it.

export class Stopwatch {
  #question: string | null = null;
  #shown: number | null = null;

  /** To be called as soon as the question stands on the page, before the browser paints it. */
  ask(question: string | null): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#shown = null;
    if (question === null) return;
    // The first frame paints it; when the second one begins, the first is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        if (this.#question === question) this.#shown = at;
      }),
    );
  }

  /** Milliseconds until the finger or key came down; null if nothing can have been seen by then. */
  reaction({ timeStamp }: Event): number | null {
    return this.#shown === null ? null : Math.max(0, timeStamp - this.#shown);
  }
}
