// How facts and refusals are said: seats become names, and a game says what it has other words for.
import type { Seat, SeatFields, Tagged } from "../net/wire";
import { called } from "./called";
import { keyOf, knows, say, type Argument, type Arguments, type Say } from "./words.svelte";

/** How a game says what stands in a field. */
export type Sayings = Readonly<Record<string, (value: never, say: Say, names: string[]) => Argument>>;

/** Nothing stands there. */
export const NONE = "–";

type Loose = Readonly<Record<string, unknown>>;

export class Telling {
  readonly #seats: SeatFields;
  readonly #own: Sayings;
  /** A refusal has no type: what holds a seat anywhere holds one there. */
  readonly #anywhere: readonly string[];

  constructor(
    readonly game: string,
    seats: SeatFields,
    own: Sayings = {},
  ) {
    this.#seats = seats;
    this.#own = own;
    this.#anywhere = Object.values(seats).flat();
  }

  /** The log line of a fact, as seat `me` reads it. */
  readonly fact = (fact: Tagged, say: Say, names: string[], me: Seat | null = null): string =>
    say(this.key(fact, me), this.fields(fact, say, names));

  /** The key of that line: whoever it is about reads it in the second person, if there are words for that. */
  key(fact: Tagged, me: Seat | null, kind = fact.type): string {
    const key = keyOf(this.game, "fact", kind);
    const fields = me === null ? [] : (this.#seats[fact.type] ?? []);
    const mine = fields.filter((field) => fact[field as keyof Tagged] === (me as never)).map((field) => youKey(key, field));
    return mine.find(knows) ?? key;
  }

  /** What stands in a fact or a move, as its message wants it. */
  fields({ type, ...rest }: Tagged, say: Say, names: string[]): Arguments {
    return this.#said(rest, this.#seats[type] ?? [], say, names);
  }

  /** The same for a refusal. */
  readonly details = (args: Loose, say: Say, names: string[]): Arguments =>
    this.#said(args, this.#anywhere, say, names);

  #said(args: Loose, seats: readonly string[], say: Say, names: string[]): Arguments {
    const one = ([key, value]: [string, unknown]): [string, Argument] => {
      const own = this.#own[key];
      if (own) return [key, own(value as never, say, names)];
      if (seats.includes(key)) return [key, seatsSaid(value, names)];
      return [key, key === "reason" ? called(this.game, "reason", String(value)) : plainly(value)];
    };
    return Object.fromEntries(Object.entries(args).map(one));
  }
}

/** `seat` is whoever does it; another field is named. */
function youKey(key: string, field: string): string {
  return field === "seat" ? `${key}-you` : keyOf(key, "you", field);
}

/** Who sits there; several are listed. */
export function seatsSaid(value: unknown, names: readonly string[]): string {
  const seats = Array.isArray(value) ? value : value === null ? [] : [value];
  return seats.map((seat) => names[Number(seat)] ?? String(seat)).join(", ") || NONE;
}

/** A value nobody has another word for. */
export function plainly(value: unknown): Argument {
  if (Array.isArray(value)) return value.map(plainly).join(", ") || NONE;
  if (value === null || value === "") return NONE;
  if (typeof value === "boolean") return say(value ? "option-on" : "option-off");
  return typeof value === "number" ? value : String(value);
}

/** Something that a seat did; whoever did it reads that it was they. */
export function by(seat: number, key: string, names: readonly string[], me: number | null, say: Say, more: Arguments = {}): string {
  return seat === me ? say(`${key}-you`, more) : say(key, { seat: names[seat] ?? "", ...more });
}
