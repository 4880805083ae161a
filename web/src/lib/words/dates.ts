// When something was, as the reader's language says it.
import { words } from "./words.svelte";

export function dateSaid(at: number, style: "long" | "medium"): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: style }).format(at);
}
