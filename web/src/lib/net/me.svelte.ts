// Who sits at this screen.
import { SITE } from "../browser/site";
import { api, type Me } from "./api";
import { place } from "./place.svelte";
import { isLanguage, preferredLanguage, speak, type Language } from "../words/words.svelte";

const KEPT = "language";
const WHO = "meowple-me";

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

/** Without a server, or a line to it, one is called as before. */
export async function meet(): Promise<void> {
  me = keep(await api.me().catch(async (why: unknown) => kept() ?? (await newcomer(why))));
}

export async function rename(name: string): Promise<void> {
  me = keep(await (SITE || place.device ? renamedHere(name) : api.changeMe({ name })));
}

/** At a table of this device its house has to hear it; it also knows what is no name. */
async function renamedHere(name: string): Promise<Me> {
  const told = await api.meHere({ name });
  await api.changeMe({ name }).catch(() => undefined);
  return told;
}

async function newcomer(why: unknown): Promise<Me> {
  if (!SITE) throw why;
  const language = firstLanguage();
  const names = (await import("virtual:pocket")).default.names[language] ?? [];
  return { name: names[Math.floor(Math.random() * names.length)] ?? "", language };
}

function kept(): Me | null {
  return JSON.parse(localStorage.getItem(WHO) ?? "null") as Me | null;
}

function keep(who: Me): Me {
  localStorage.setItem(WHO, JSON.stringify(who));
  return who;
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
  // The server only keeps it for the guest's other screens; the page is already right.
  me = await api.changeMe({ language }).catch(() => me);
}
