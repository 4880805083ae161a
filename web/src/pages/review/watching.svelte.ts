// The match that is over at a table: what stood out in it, and seeing it again.
import { tick, untrack } from "svelte";
import { pressedAt } from "../../lib/browser/pressed";
import { beginsWith } from "../../lib/browser/router.svelte";
import { api, type NotPossible } from "../../lib/net/api";
import { Replaying, type Retold } from "../../lib/net/replaying.svelte";
import type { Table } from "../../lib/net/table.svelte";
import type { Highlight, Replay } from "../../lib/net/wire";

export class Watching {
  #told = $state.raw<Replay | null>(null);
  #seen = $state.raw<Replaying | null>(null);
  #reviewed = $state<string | null>(null);
  readonly #table: Table;
  readonly #retold: () => Retold | undefined;

  /** The name of the match, once it is over. */
  readonly ended: string | null = $derived.by(() => (this.#table.update?.outcome ? this.#table.update.match : null));

  constructor(table: Table, retold: () => Retold | undefined) {
    this.#table = table;
    this.#retold = retold;
    // Its replay is fetched at once: it tells what stood out.
    $effect(() => {
      const match = this.ended;
      if (match !== null) untrack(() => void this.#hear(match).catch(() => undefined));
    });
    // Whoever comes from the list of games that are over comes to see it again.
    let comesFor = beginsWith();
    $effect(() => {
      if (!comesFor || this.ended === null) return;
      const begins = comesFor;
      comesFor = null;
      history.replaceState(null, "", location.pathname + location.hash.replace(/\?re(play|view)$/, ""));
      untrack(() => (begins === "review" ? this.review() : void this.watch()));
    });
  }

  get highlights(): readonly Highlight[] {
    return this.#told && this.#told.match === this.ended ? this.#told.highlights : [];
  }

  /** What is seen again now. */
  get replaying(): Replaying | null {
    return this.ended !== null && this.#seen?.match === this.ended ? this.#seen : null;
  }

  /** Whether it is looked at again now. */
  get reviewing(): boolean {
    return this.ended !== null && this.#reviewed === this.ended;
  }

  review(): void {
    this.#reviewed = this.ended;
    if (hereIs("review") !== this.ended) history.pushState({ review: this.ended }, "");
  }

  async watch(): Promise<void> {
    const { view } = this.#table;
    if (!view || this.ended === null) return;
    const beside = pressedAt();
    try {
      this.#seen = new Replaying(await this.#hear(this.ended), view, this.#retold());
      if (this.ended !== hereIs("replay")) history.pushState({ replay: this.ended }, "");
    } catch (why) {
      const { key, details } = why as NotPossible;
      this.#table.whyNot = { refusal: { type: "refused", id: null, key, details, scope: "table" }, beside };
    }
  }

  /** Back leads from the replay to the end, and forward to it again; closing it is going back. */
  async went(): Promise<void> {
    if (hereIs("review") === this.ended) return this.review();
    if (this.reviewing) return this.#leave();
    const match = hereIs("replay");
    if (match !== null && match === this.ended && !this.replaying) return this.watch();
    if (!this.#seen || match === this.#seen.match) return;
    this.#seen = null;
    await tick();
    document.querySelector<HTMLElement>('[data-do="replay"]')?.focus();
  }

  async #leave(): Promise<void> {
    this.#reviewed = null;
    await tick();
    document.querySelector<HTMLElement>('[data-do="review"]')?.focus();
  }

  async #hear(match: string): Promise<Replay> {
    if (this.#told?.match !== match) this.#told = await api.replay(match);
    return this.#told;
  }
}

/** The match that is seen again, or looked at again, at this place of the browser's history. */
function hereIs(what: "replay" | "review"): string | null {
  return (history.state as { replay?: string; review?: string } | null)?.[what] ?? null;
}
