// The moves that are offered, as the board asks for them.
import type { Move } from "../types.gen";

export class Offers {
  readonly roll: boolean;
  readonly pass: boolean;
  /** The cards that can be grabbed. */
  readonly grabs: ReadonlySet<number>;

  constructor(moves: readonly Move[]) {
    this.roll = moves.some(({ type }) => type === "roll");
    this.pass = moves.some(({ type }) => type === "pass");
    this.grabs = new Set(moves.flatMap((move) => (move.type === "grab" ? [move.card] : [])));
  }
}
