// What is heard when a match goes on: the game says how its facts sound, the rest is the same for all.
import type { Seat, Tagged, Update } from "../net/wire";
import type { SoundName } from "./notes";

export type SoundOf = (fact: Tagged, seat: Seat | null) => SoundName | null;

export function soundsOf(before: Update | null, now: Update, seat: Seat | null, soundOf: SoundOf): SoundName[] {
  if (before?.match !== now.match || now.n <= before.n) return [];
  const facts = (now.facts as Tagged[]).flatMap((fact) => soundOf(fact, seat) ?? []);
  if (now.outcome && !before.outcome) return [...facts.filter((name) => !isFeeling(name)), ...ending(now, seat)];
  const asked = now.decision !== null && before.decision === null;
  return asked ? [...facts, "turn"] : facts;
}

function ending({ outcome }: Update, seat: Seat | null): SoundName[] {
  if (!outcome || seat === null) return [];
  if (outcome.ranks[seat] === 1) return ["purr"];
  return outcome.ranks[seat] === Math.max(...outcome.ranks) ? ["hiss"] : [];
}

function isFeeling(name: SoundName): boolean {
  return name === "purr" || name === "hiss";
}
