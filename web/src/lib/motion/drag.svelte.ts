// Things on a board that are carried to another place, by mouse, pen or finger. A tap stays a tap.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { flyHome, likenessOf, scaleTo } from "./likeness";

/** Where a thing may be let go, by the names of the spots, and what that does. */
export type Drops = ReadonlyMap<string, () => void>;

export interface Carrying {
  /** Where the thing at this spot may be let go now; nothing there cannot be carried at all. */
  drops: (from: string) => Drops;
  /** Why the thing cannot be let go there, in words; an empty text where nobody would ask. */
  whyNot?: (from: string, to: string) => string;
  /** Whether what was done is still on its way: until then the thing stays where it was let go. */
  busy?: () => boolean;
  /** How wide the thing is where it may be let go: it is as large while it is carried. */
  width?: () => number;
}

/** From how many pixels on a press is a drag. */
const THRESHOLD = 8;
const BOARD = Symbol("drag");
const NOWHERE: Drops = new Map();

/** Where something is held, in pixels of the window. */
export interface Held {
  x: number;
  y: number;
}

interface Carried {
  spot: string;
  thing: HTMLElement;
  /** Its likeness, which follows the pointer. */
  likeness: HTMLElement | null;
  pointer: number;
  x: number;
  y: number;
}

export class Drag {
  /** The spot whose thing is being carried. */
  from = $state<string | null>(null);
  /** The spot it is held over, if it may be let go there. */
  over = $state<string | null>(null);
  /** Where on the screen the pointer holds it. */
  held: Held | null = null;
  /** Why it was not taken, and where. */
  refused = $state.raw<{ text: string; beside: DOMRect } | null>(null);

  readonly #carrying: Carrying;
  #board: HTMLElement | null = null;
  #carried: Carried | null = null;
  /** What was let go and is not put away yet. */
  #dropped: HTMLElement | null = null;
  #landed: { spot: string; at: DOMRect } | null = null;

  /** Made while a board is set up: its spots then find it by `dragHere`. */
  constructor(carrying: Carrying) {
    this.#carrying = carrying;
    setContext(BOARD, this);
    $effect(() => {
      if (!carrying.busy?.()) this.#putAway();
    });
  }

  /** To be attached to the element that holds all the spots. */
  readonly board: Attachment<HTMLElement> = (board) => {
    this.#board = board;
    const heard = new AbortController();
    const { signal } = heard;
    board.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", (event) => this.#letGo(event), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
    addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    return () => {
      heard.abort();
      this.#carried?.likeness?.remove();
      this.#putAway();
    };
  };

  /** Whether the thing there can be carried somewhere. */
  carries(spot: string): boolean {
    return this.#carrying.drops(spot).size > 0;
  }

  /** Whether what is being carried may be let go there. */
  takes(spot: string): boolean {
    return this.#drops.has(spot);
  }

  /** Where the thing from this spot was let go, told once: its flight goes on from there. */
  landing(spot: string): DOMRect | null {
    if (this.#landed?.spot !== spot) return null;
    const { at } = this.#landed;
    this.#landed = null;
    return at;
  }

  /** Look what it is held over: to be called when the board moves under it, too. */
  aim(): void {
    const spot = this.held && this.#spotAt(this.held)?.dataset.spot;
    this.over = spot && this.takes(spot) ? spot : null;
  }

  /** Take it back to where it was. */
  cancel(): void {
    const { likeness = null, thing = null } = this.#carried ?? {};
    this.#end();
    if (likeness && thing) flyHome(likeness, thing);
  }

  get #drops(): Drops {
    return this.from === null ? NOWHERE : this.#carrying.drops(this.from);
  }

  #press(event: PointerEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>("[data-spot]");
    const spot = thing?.dataset.spot;
    if (!event.isPrimary || event.button !== 0 || !thing || !spot || !this.carries(spot)) return;
    this.refused = null;
    this.#landed = null;
    this.#carried = { spot, thing, likeness: null, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent): void {
    const carried = this.#carried;
    if (carried?.pointer !== event.pointerId) return;
    const x = event.clientX - carried.x;
    const y = event.clientY - carried.y;
    if (!carried.likeness) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      carried.likeness = likenessOf(carried.thing, this.#board);
      if (this.#carrying.width) scaleTo(carried.likeness, this.#carrying.width(), carried);
      this.from = carried.spot;
    }
    carried.likeness.style.translate = `${x}px ${y}px`;
    this.held = { x: event.clientX, y: event.clientY };
    this.aim();
  }

  #letGo(event: PointerEvent): void {
    const carried = this.#carried;
    if (carried?.pointer !== event.pointerId) return;
    const { spot, likeness } = carried;
    if (!likeness) {
      this.#carried = null;
      return;
    }
    swallowClick();
    const target = this.#spotAt({ x: event.clientX, y: event.clientY });
    const to = target?.dataset.spot ?? spot;
    const drop = this.#drops.get(to);
    if (!drop) {
      const text = to === spot ? "" : (this.#carrying.whyNot?.(spot, to) ?? "");
      if (text && target) this.refused = { text, beside: target.getBoundingClientRect() };
      this.cancel();
      return;
    }
    this.#end();
    this.#dropped = likeness;
    this.#landed = { spot, at: likeness.getBoundingClientRect() };
    drop();
    if (!this.#carrying.busy?.()) this.#putAway();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#carried) return;
    event.stopPropagation();
    this.cancel();
  }

  #spotAt({ x, y }: Held): HTMLElement | null {
    const spot = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]");
    return spot && this.#board?.contains(spot) ? spot : null;
  }

  #end(): void {
    this.#carried = null;
    this.from = null;
    this.over = null;
    this.held = null;
  }

  #putAway(): void {
    this.#dropped?.remove();
    this.#dropped = null;
  }
}

/** The drag of the board a part stands on, if there is one. */
export function dragHere(): Drag | undefined {
  return getContext<Drag | undefined>(BOARD);
}

/** Letting go is no click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  // A click comes at once or not at all.
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
