// Which lessons were followed to their end on this device: nobody is asked again whether a game is new to them.
import { SvelteSet } from "svelte/reactivity";

const KEPT = "meowple-learned";
const names = new SvelteSet(localStorage.getItem(KEPT)?.split(" "));

/** What the second lesson of a game is called. */
export const second = (game: string): string => `${game}-more`;

export const learned = {
  has: (lesson: string): boolean => names.has(lesson),
  note(lesson: string): void {
    names.add(lesson);
    localStorage.setItem(KEPT, [...names].join(" "));
  },
};
