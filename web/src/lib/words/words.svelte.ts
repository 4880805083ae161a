// What the page says, in the language of the player.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../../wire.gen";

export type Language = (typeof LANGUAGES)[number];
export type Argument = string | number;
export type Arguments = Record<string, Argument>;
export type Say = (key: string, args?: Arguments) => string;

// Each language is a file of its own, and only the chosen one is fetched.
const PAGES: Record<Language, () => Promise<{ default: string[] }>> = {
  uk: () => import("./uk"),
  ru: () => import("./ru"),
  pl: () => import("./pl"),
  en: () => import("./en"),
};

/** Fluent pages that come with a game, by their paths: `…/pl/tail-page.ftl`. */
export type Pages = Record<string, () => Promise<string>>;

const learned = new Set<Pages>();
let speaking: Promise<void> = Promise.resolve();

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

export const words = {
  get language(): Language {
    return language;
  },
  get ready(): boolean {
    return bundle !== null;
  },
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language the browser prefers among ours. */
export function preferredLanguage(): Language {
  const short = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? "en";
}

/** From now on the page speaks this language. */
export function speak(chosen: Language): Promise<void> {
  return inTurn(() => load(chosen));
}

/** Learn what a game says: its rules, its board and its guide. */
export function learn(pages: Pages): Promise<void> {
  if (learned.has(pages)) return speaking;
  learned.add(pages);
  return inTurn(() => load(language)).catch((why: unknown) => {
    learned.delete(pages); // it may be learned yet
    throw why;
  });
}

/** One after the other, so that the last word is that of whoever asked last. */
function inTurn(step: () => Promise<void>): Promise<void> {
  speaking = speaking.catch(() => undefined).then(step);
  return speaking;
}

async function load(chosen: Language): Promise<void> {
  const own = [...learned].flatMap((pages) => Object.entries(pages));
  const [shared, ...texts] = await Promise.all([
    PAGES[chosen](),
    ...own.filter(([path]) => path.includes(`/${chosen}/`)).map(([, fetched]) => fetched()),
  ]);
  const spoken = new FluentBundle(chosen); // what is put in is marked, see `smooth`
  for (const text of [...shared.default, ...texts]) spoken.addResource(new FluentResource(text));
  bundle = spoken;
  language = chosen;
  document.documentElement.lang = chosen;
}

export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The sentence of this key; a component that says it is drawn again when the language changes. */
export const say: Say = (key, args = {}) => {
  const errors: Error[] = [];
  const said = formed(key, args, errors) ?? key;
  if (errors[0]) console.error(key, errors[0]);
  return said;
};

/** The same, where it is not sure that there is one, and that these are all the arguments it wants. */
export function sayIfPossible(key: string, args: Arguments): string | null {
  const errors: Error[] = [];
  const said = formed(key, args, errors);
  return errors.length ? null : said;
}

function formed(key: string, args: Arguments, errors: Error[]): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return null;
  const said = bundle.formatPattern(pattern, args, errors);
  const less = Object.values(args).some((value) => typeof value === "number" && value < 0);
  return smooth(less ? said.replace(/(?<=\u2068)-(?=\d)/g, "−") : said); // numbers have a minus, what was typed has its hyphen
}

/** A sentence ends once, though a name in it ends as a sentence does; and without the marks around what was put in. */
function smooth(said: string): string {
  return said.replace(/(?<=[.…!?])\u2069\.(?!\.)/g, "").replace(/[\u2068\u2069]/g, "");
}

/** `tail`, `fact`, `round_began` is `tail-fact-round-began`. */
export function keyOf(...parts: (string | number)[]): string {
  return parts.join("-").replaceAll("_", "-");
}

/** Why not: in the game's own words if it has some, else in the table's. */
export function sayRefusal(key: string, args: Arguments, scope = "table"): string {
  const own = keyOf(scope, "refused", key);
  const common = keyOf("refused", key);
  if (knows(own)) return say(own, args);
  return knows(common) ? say(common, args) : say("refused-unknown");
}
