// The moves the table offers, by a stable key. The board asks for keys; it knows no rules.
import type { Tagged } from "../../lib/wire";
import type { Move } from "./types";

/** `draw`, `take:2`, `swap:0:3:1`: the move and its arguments, in their order. */
export function moveKey(move: Move): string {
  const args = [move.place, move.seat, move.other].filter((part) => part !== undefined);
  return [move.type, ...args].join(":");
}

export class Offers {
  readonly #moves: Map<string, Move>;

  constructor(moves: readonly Tagged[]) {
    this.#moves = new Map(moves.map((move) => [moveKey(move), move]));
  }

  get(key: string): Move | undefined {
    return this.#moves.get(key);
  }

  /** Whether some move begins with this key: `take` with `take:2`. */
  some(start: string): boolean {
    return [...this.#moves.keys()].some((key) => key === start || key.startsWith(`${start}:`));
  }

  get none(): boolean {
    return this.#moves.size === 0;
  }
}
