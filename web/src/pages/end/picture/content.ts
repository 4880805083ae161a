// What the picture of a match says.
import type { Said } from "../highlights";
import type { Standing } from "../standing";

export interface Content {
  game: string;
  date: string;
  won: string;
  standing: readonly Standing[];
  highlights: readonly Said[];
  /** What stands above them. */
  stoodOut: string;
}

/** A file name that every system takes. */
export function fileName(game: string, endedAt: number | null): string {
  const day = endedAt === null ? "" : `-${new Date(endedAt).toISOString().slice(0, 10)}`;
  return `meowple-${game}${day}.png`;
}

/** How large letters are with which a text fits; `least` is the smallest that can be read. */
export function sized(size: number, least: number, width: number, wide: number): number {
  return wide <= width ? size : Math.max(least, Math.floor((size * width) / wide));
}

/** As much of a text as fits, by how wide it would be. */
export function fitted(text: string, width: number, wide: (text: string) => number): string {
  if (wide(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && wide(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("")}…`;
}
