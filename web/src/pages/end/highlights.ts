// What stood out in a match, in words.
import type { GamePage } from "../../games";
import type { Highlight } from "../../lib/net/wire";
import { called } from "../../lib/words/called";
import { say } from "../../lib/words/words.svelte";

export interface Said {
  key: string;
  seat: number;
  name: string;
  text: string;
}

export function highlightsSaid(game: string, page: Pick<GamePage, "number">, told: readonly Highlight[], names: readonly string[]): Said[] {
  return told.map(({ key, seat, number }) => ({
    key,
    seat,
    name: names[seat] ?? "",
    text: called(game, "highlight", key, { number: page.number?.(key, number, say) ?? number }),
  }));
}
