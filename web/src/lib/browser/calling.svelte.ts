// A page that nobody looks at calls whoever sits there: by its title and its icon, by a sound, and by a
// notification where somebody has allowed it. It names nobody, and no card.
import { untrack } from "svelte";
import usual from "../../cat.svg";
import calls from "../../cat-calls.svg";
import { play } from "../sound/player.svelte";
import { say } from "../words/words.svelte";
import { notices } from "./notices.svelte";
import { title } from "./title.svelte";

/** To be called while a component is made: calls as long as something is asked of whoever sits here. */
export function calling(asked: () => boolean, game: () => string): void {
  const now = $derived(asked());
  $effect(() => {
    title.calls = now ? say("your-turn") : "";
    showIcon(now ? calls : usual);
    return () => {
      title.calls = "";
      showIcon(usual);
    };
  });
  $effect(() => {
    if (now && document.visibilityState === "hidden") untrack(() => call(game()));
  });
}

function call(game: string): void {
  play(["turn"], { unseen: true });
  notices.show(say("your-turn"), game);
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", href);
}
