// What games that bring no words to the page are called.
import { broughtBy } from "../../games/plain/words";
import { knows, learn } from "../../lib/words/words.svelte";

/** Learn the words of games whose boxes are not among the page's own. Where that fails, or where
 * there are none, a game is called by its bare name. */
export async function learnTitles(games: readonly string[]): Promise<void> {
  const strange = games.filter((game) => !knows(`${game}-title`));
  await Promise.allSettled(strange.map((game) => learn(broughtBy(game).words)));
}
