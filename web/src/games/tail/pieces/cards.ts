// What is printed on the cards. A card is its kind: 0–9 are numbers, above are the specials.
export const NUMBERS = 10;

const SPECIALS = ["swap", "peek", "draw-two", "super-peek"] as const;
export type Special = (typeof SPECIALS)[number];

/** The special of this kind; undefined for a number. */
export function specialOf(card: number): Special | undefined {
  return SPECIALS[card - NUMBERS];
}

/** The part of a card's key in the words: `tail-card-7`, `tail-card-swap`. */
export function cardKey(card: number): string {
  return `tail-card-${specialOf(card) ?? card}`;
}
