// The moves the table offers: things that can be laid, and where. The board asks for keys; it knows
// no rules.
import type { Move } from "../types.gen";

/** `lay:12:53:false`, `cat:53`, `draw`: the move and its arguments, as they are sent. */
export function moveKey(move: Move): string {
  return move.join(":");
}

/** A place where a thing may be laid. */
export interface Target {
  key: string;
  at: number;
  /** How the card has to lie for it; always false for what cannot be turned. */
  turned: boolean;
}

export class Offers {
  readonly #moves = new Map<string, Move>();
  readonly #things = new Map<string, Target[]>();

  constructor(moves: readonly Move[]) {
    for (const move of moves) {
      const key = moveKey(move);
      this.#moves.set(key, move);
      const laid = laying(move);
      if (!laid) continue;
      const [thing, at, turned] = laid;
      this.#things.set(thing, [...(this.#things.get(thing) ?? []), { key, at, turned }]);
    }
  }

  get(key: string): Move | undefined {
    return this.#moves.get(key);
  }

  get none(): boolean {
    return this.#moves.size === 0;
  }

  /** What can be laid: `lay:12`, `start:75`, `sleep`, `princess`, `toy`, `cat`. */
  get things(): string[] {
    return [...this.#things.keys()];
  }

  has(thing: string): boolean {
    return this.#things.has(thing);
  }

  /** Where a thing may be laid, lying like this. */
  targets(thing: string | null, turned: boolean): Target[] {
    return this.#all(thing).filter((target) => target.turned === turned);
  }

  /** Whether there are two ways to lay it. */
  turns(thing: string): boolean {
    return new Set(this.#all(thing).map(({ turned }) => turned)).size === 2;
  }

  /** As wished, if it may be laid like that anywhere. */
  lies(thing: string, wished: boolean): boolean {
    return this.targets(thing, wished).length ? wished : this.targets(thing, !wished).length ? !wished : wished;
  }

  #all(thing: string | null): Target[] {
    return (thing !== null && this.#things.get(thing)) || [];
  }
}

function laying(move: Move): [thing: string, at: number, turned: boolean] | null {
  switch (move[0]) {
    case "lay":
    case "start":
      return [`${move[0]}:${move[1]}`, move[2], move[3]];
    case "sleep":
      return ["sleep", move[1], move[2]];
    case "princess":
    case "toy":
    case "cat":
      return [move[0], move[1], false];
    default:
      return null;
  }
}
