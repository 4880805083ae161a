// What the phones of an evening need, as one file, with its words.
import { learnEvening } from "./words";
export { default as Between } from "./Between.svelte";
export { default as Ceremony } from "./Ceremony.svelte";
export { default as GoOn } from "./GoOn.svelte";
export { default as Strip } from "./Strip.svelte";

export const said = learnEvening();
