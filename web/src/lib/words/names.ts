import { COATS, type Coat } from "../cat/coats";
import type { Chair, TableView } from "../net/wire";
import type { Say } from "./words.svelte";

const BOT_NAMES = 6;

/** What a bot on this seat is called: one name for everybody, spelled as the reader's language spells it. */
export function botName(seat: number, say: Say): string {
  const name = say(`name-bot-${(seat % BOT_NAMES) + 1}`);
  return seat < BOT_NAMES ? name : `${name} ${Math.floor(seat / BOT_NAMES) + 1}`;
}

/** What a program is called that plays for nobody: everybody reads what it is. */
export function programName(name: string, say: Say): string {
  return `${name} (${say("seat-program")})`;
}

/** What whoever is on this seat is called; a bot has a name of its seat. */
export function nameOf(chair: Chair | undefined, seat: number, say: Say): string {
  if (chair?.kind === "person") return chair.program ? programName(chair.name, say) : chair.name;
  return chair?.kind === "bot" ? botName(seat, say) : say("seat-free");
}

/** The names at a table; a bot that is called like a person also says how it plays. */
export function namesAt(table: TableView, say: Say): string[] {
  const people = table.chairs.filter((chair) => chair.kind === "person").map(({ name }) => name);
  return table.chairs.map((chair, seat) => {
    const name = nameOf(chair, seat, say);
    const namesake = chair.kind === "bot" && people.includes(name);
    return namesake ? `${name} (${say(`level-${chair.level}`)})` : name;
  });
}

/** So many letters of a name stand in a sentence on a board; its plate has all of them. */
const BRIEF = 13;
/** And where there is little room. All names that we suggest are whole then (`people.py`). */
export const BRIEFER = 9;

/** The names as a sentence says them that must be short. */
export function briefly(names: readonly string[], most = BRIEF): string[] {
  return names.map((name) => {
    if ([...name].length <= most) return name;
    const letters = [...name.replace(/ \([^()]*\)$/u, "")]; // what is in brackets, the plate says
    if (letters.length <= most) return letters.join("");
    const number = / \d+$/.exec(name)?.[0] ?? ""; // it tells players apart that have no other name
    return `${letters.slice(0, most - 1 - number.length).join("")}…${number}`;
  });
}

/** The coat of the cat that stands for a seat. */
export function coatOf(seat: number): Coat {
  return COATS[seat % COATS.length] ?? "ginger";
}
