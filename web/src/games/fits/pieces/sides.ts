// The sides of a card, as bits, as the view tells them.
export const TOP = 1;
export const RIGHT = 2;
export const BOTTOM = 4;
export const LEFT = 8;

/** The open sides of a card that is turned by 180°. */
export function turnedSides(sides: number): number {
  return ((sides << 2) | (sides >> 2)) & 15;
}

/** A sleeping cat's card has its head side open. */
export const SLEEPER_SIDES = TOP;
export const PRINCESS = 77;
