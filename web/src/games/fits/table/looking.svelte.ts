// What somebody looks at on the table: by pointer, finger or focus.
import type { Attachment } from "svelte/attachments";

export class Looking {
  /** The place under the pointer or the focus. */
  at = $state<number | null>(null);
  /** The cell that had the focus last: the tabulator comes back to it. */
  cell = $state("");
  #hovers = false;
  readonly #pressed: (place: HTMLElement) => void;

  constructor(pressed: (place: HTMLElement) => void) {
    this.#pressed = pressed;
  }

  /** To be attached to what holds all places. */
  readonly field: Attachment<HTMLElement> = (field) => {
    const heard = new AbortController();
    const { signal } = heard;
    field.addEventListener("pointerover", (event) => {
      this.#hovers = event.pointerType === "mouse";
      this.#look(event);
    }, { signal });
    field.addEventListener("pointerleave", () => {
      this.#hovers = false;
      this.at = null;
    }, { signal });
    field.addEventListener("focusin", (event) => {
      this.#look(event);
      this.cell = (event.target as HTMLElement).dataset.cell ?? this.cell;
    }, { signal });
    // What had the focus may vanish while the page is being drawn: nothing changes before that is done.
    const leave = () => queueMicrotask(() => !field.contains(document.activeElement) && (this.at = null));
    field.addEventListener("focusout", ({ relatedTarget }) => {
      if (!field.contains(relatedTarget as Node | null)) leave();
    }, { signal });
    field.addEventListener("click", (event) => {
      // A finger that is lifted has left the place; not every browser gives it the focus.
      const place = this.#look(event);
      if (place) this.#pressed(place);
    }, { signal });
    return () => heard.abort();
  };

  /** The table has changed: what was tapped before is no longer looked at. */
  forget(): void {
    if (!this.#hovers && !document.activeElement?.matches("[data-at]:focus-visible")) this.at = null;
  }

  #look(event: Event): HTMLElement | null {
    const place = (event.target as Element).closest<HTMLElement>("[data-at]");
    this.at = place ? Number(place.dataset.at) : null;
    return place;
  }
}
