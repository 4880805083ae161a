// Who sits at this screen.
import { SITE } from "../browser/site";
import { api, type Me } from "./api";
import { place } from "./place.svelte";
import type { OwnCat } from "../cat/coats";
import { motion } from "../motion/still";
import { sound } from "../sound/player.svelte";
import { isLanguage, preferredLanguage, speak, type Language } from "../words/words.svelte";

const KEPT = "language";
const WHO = "meowple-me";
const UNSENT = "meowple-unsent";

/** What is used here at once, and kept with the guest for their other devices. */
type Settings = Partial<Pick<Me, "quiet" | "still">>;
let choices = 0;
let telling = Promise.resolve();

let me = $state.raw<Me | null>(null);

export const guest = {
  get name(): string {
    return me?.name ?? "";
  },
  get cat(): OwnCat | null {
    return me?.cat ?? null;
  },
};

/** The language this browser has chosen before, else the one it prefers. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT) ?? "";
  return isLanguage(kept) ? kept : preferredLanguage();
}

/** Without a server, or a line to it, one is called as before. */
export async function meet(): Promise<void> {
  const before = choices;
  me = keep(await api.me().catch(async (why: unknown) => kept() ?? (await newcomer(why))));
  if (choices === before) settle(me);
}

/** What was chosen here goes before what is kept there, as long as nobody could be told. */
function settle(known: Me): void {
  const unsent = JSON.parse(localStorage.getItem(UNSENT) ?? "{}") as Settings;
  const here = { quiet: unsent.quiet ?? known.quiet ?? sound.kept, still: unsent.still ?? known.still ?? motion.kept };
  if (here.quiet !== null && here.quiet !== sound.kept) sound.muted = here.quiet;
  if (here.still !== null && here.still !== motion.kept) motion.less = here.still;
  if (here.quiet !== known.quiet || here.still !== known.still) tell(here);
}

/** One after the other, all that is not told yet. */
function tell(settings: Settings): void {
  const unsent = JSON.stringify({ ...(JSON.parse(localStorage.getItem(UNSENT) ?? "{}") as Settings), ...settings });
  localStorage.setItem(UNSENT, unsent);
  telling = telling.then(async () => {
    const told = await api.changeMe(JSON.parse(unsent) as Settings).catch(() => null);
    if (told && localStorage.getItem(UNSENT) === unsent) localStorage.removeItem(UNSENT);
  });
}

export function chooseQuiet(quiet: boolean): void {
  choices += 1;
  sound.muted = quiet;
  tell({ quiet });
}

export function chooseStill(less: boolean): void {
  choices += 1;
  motion.less = less;
  tell({ still: less });
}

/** A cat of one's own, or again the one that a seat gives. */
export async function chooseCat(cat: OwnCat | null): Promise<void> {
  const told = telling.then(() => api.changeMe({ cat }));
  telling = told.then(() => undefined, () => undefined);
  me = keep(await told);
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
  return { name: names[Math.floor(Math.random() * names.length)] ?? "", language, cat: null, quiet: null, still: null };
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

/** This device is somebody else's from now on: nothing that was chosen for the one before counts. */
export function becomeOther(who: Me): void {
  for (const name of [UNSENT, "muted", "still"]) localStorage.removeItem(name);
  localStorage.setItem(KEPT, who.language);
  me = keep(who);
}
