// Who sits at this screen.
import { api, type Me } from "./api";
import { isLanguage, preferredLanguage, speak, type Language } from "../words/words.svelte";

const KEPT = "language";

let me = $state.raw<Me | null>(null);

export const guest = {
  get name(): string {
    return me?.name ?? "";
  },
};

/** The language this browser has chosen before, else the one it prefers. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT) ?? "";
  return isLanguage(kept) ? kept : preferredLanguage();
}

export async function meet(): Promise<void> {
  me = await api.me();
}

export async function rename(name: string): Promise<void> {
  me = await api.changeMe({ name });
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
  // The server only keeps it for the guest's other screens; the page is already right.
  me = await api.changeMe({ language }).catch(() => me);
}
