// What is needed where people share a screen; whoever plays alone does without.
export { default as OutOfTurn } from "./OutOfTurn.svelte";
export { default as Pass } from "./Pass.svelte";
export { default as Turn } from "./Turn.svelte";
