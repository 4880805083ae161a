// Who comes before a match, and who comes and goes while it is on.
import type { Chair, TableView, Update } from "./wire";
import type { Say } from "../words/words.svelte";

export interface Coming {
  seat: number;
  what: "away" | "bot" | "back" | "hint" | "joined";
}

/** What a person's chair says when nobody, or a bot, plays there for them; else nothing. */
export function absence(chair: Chair | undefined, say: Say): string {
  if (chair?.kind !== "person") return "";
  if (chair.level !== null) return say("seat-bot-plays");
  return chair.away ? say("seat-away") : "";
}

/** Who else has sat down from one look at the table to the next; one may change one's name, or one's chair. */
export function newcomers(before: TableView | null, now: TableView): string[] {
  const others = ({ chairs }: TableView) => chairs.flatMap(({ kind, you, name }) => (kind === "person" && !you ? [name] : []));
  const there = before ? others(before) : [];
  const here = others(now);
  if (before === null || here.length <= there.length) return [];
  return here.filter((name) => {
    const at = there.indexOf(name);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** Whether there is something to say to the company, or to whoever has just come. */
export function concernsAll(view: TableView, update: Update | null): boolean {
  const comes = !view.yours.length && (view.given !== null || !!update?.joins);
  return comes || view.resting || !!view.held || view.proposals.length > 0;
}

/** What has changed from one look at the table to the next; of oneself one need not be told. */
export function comings(before: TableView | null, now: TableView): Coming[] {
  if (before?.match !== now.match || now.status !== "playing") return [];
  return now.chairs.flatMap((chair, seat): Coming[] => {
    const was = before.chairs[seat];
    if (!chair.you && chair.hints > (was?.hints ?? 0)) return [{ seat, what: "hint" }];
    if (chair.kind === "person" && !chair.you && was?.kind === "bot") return [{ seat, what: "joined" }];
    if (chair.kind !== "person" || chair.you || was?.kind !== "person") return [];
    if (chair.level !== null) return was.level === null ? [{ seat, what: "bot" }] : [];
    if (chair.away) return was.away ? [] : [{ seat, what: "away" }];
    return was.away || was.level !== null ? [{ seat, what: "back" }] : [];
  });
}

/** Who came or went, as a line of the log. */
export function comingLine({ seat, what }: Coming, names: string[], say: Say): string {
  return say(`log-${what}`, { seat: names[seat] ?? "" });
}

/** A table as who has no seat there sees it. */
export function asWatched(table: TableView): TableView {
  return { ...table, yours: [], host: false, chairs: table.chairs.map((chair) => ({ ...chair, you: false })) };
}
