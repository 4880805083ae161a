// Where on a board the move is that was hinted at, and how its reasons are said.
import type { Reason } from "../../lib/net/wire";
import { knows, keyOf, learn, say } from "../../lib/words/words.svelte";

/** What `data-move` says of a move, unless its game says otherwise: its type and its fields. */
export function plainKey(move: object): string {
  return Object.values(move).join(":");
}

/** The control that is to be pressed next for this move: where it takes several, each has a beginning of
 * its key, and what has been pressed leads on to a longer one. */
export function controlOf(board: ParentNode, key: string): HTMLElement | null {
  const leadsTo = (part: string | undefined) => part !== undefined && `${key}:here:`.startsWith(`${part}:`);
  const all = [...board.querySelectorAll<HTMLElement>("[data-move]")].filter(({ dataset }) => leadsTo(dataset.move));
  const next = all.reduce<HTMLElement | null>((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), null);
  if (next?.getAttribute("aria-pressed") !== "true") return next;
  return [...board.querySelectorAll<HTMLElement>("[data-leads]")].find(({ dataset }) => leadsTo(dataset.leads)) ?? next;
}

function lengthOf(one: HTMLElement | null): number {
  return one?.dataset.move?.length ?? 0;
}

/** What a screen reader calls a control. */
export function nameOf(control: HTMLElement): string {
  const said = [...control.childNodes].filter((one) => !(one instanceof Element && one.getAttribute("aria-hidden") === "true"));
  return (control.getAttribute("aria-label") ?? said.map((one) => one.textContent).join("")).trim();
}

const WORDS = import.meta.glob<string>("../../../../src/meowple/locales/*/*-why.ftl", { query: "?raw", import: "default" });
const learned = new Map<string, typeof WORDS>();

/** The words for the reasons of a game, which nobody else needs. */
export function learnReasons(game: string): Promise<void> {
  const own = Object.entries(WORDS).filter(([path]) => path.endsWith(`/${game}-why.ftl`));
  const pages = learned.get(game) ?? Object.fromEntries(own);
  learned.set(game, pages);
  return learn(pages);
}

/** Whole sentences; what a game has no words for is not said. */
export function reasonsSaid(game: string, why: readonly Reason[], compared = "hint-why"): string[] {
  return why.flatMap((reason) => sentence(game, reason, compared) ?? []);
}

const WHOLE = ["only", "alone", "equal"];

function sentence(game: string, { key, here, there, against }: Reason, compared: string): string | null {
  if (WHOLE.includes(key)) return say(`hint-${key}`, { here });
  const own = key === "chance" ? "hint-chance" : keyOf(game, "why", key);
  return knows(own) ? say(against ? "hint-price" : compared, { why: say(own, { here, there }) }) : null;
}
