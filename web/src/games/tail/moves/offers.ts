// The moves the table offers, by a stable key. The board asks for keys; it knows no rules.
import type { Move } from "../types.gen";

/** `draw`, `take:2`, `swap:0:3:1`: the move and its arguments, as they are sent. */
export function moveKey(move: Move): string {
  return Object.values(move).join(":");
}

export class Offers {
  readonly #moves: Map<string, Move>;

  constructor(moves: readonly Move[]) {
    this.#moves = new Map(moves.map((move) => [moveKey(move), move]));
  }

  get(key: string): Move | undefined {
    return this.#moves.get(key);
  }

  get keys(): string[] {
    return [...this.#moves.keys()];
  }

  /** Whether some move begins with this key: `take` with `take:2`. */
  some(start: string): boolean {
    return this.keys.some((key) => key === start || key.startsWith(`${start}:`));
  }

  get none(): boolean {
    return this.#moves.size === 0;
  }
}
