// The games that stand on the shelf, asked for once.
import { wasFetched } from "../../pocket/kept/fetched";
import { SITE } from "../browser/site";
import { api, NotPossible, type Box } from "./api";

let asked: Promise<Box[]> | null = null;

/** All boxes, in the order of the shelf; after a failure they are asked for again. */
export function shelf(): Promise<Box[]> {
  asked ??= api.games().catch((why: unknown) => boxesHere().catch(() => {
    asked = null;
    throw why;
  }));
  return asked;
}

/** What can be played without a server: on a page that has none, or where it was fetched before. */
async function boxesHere(): Promise<Box[]> {
  if (!SITE && !wasFetched()) throw new NotPossible("no_connection");
  return (await import("virtual:pocket")).default.boxes;
}

/** Ask ahead of time; who needs it will hear if it cannot be had. */
export function expectShelf(): void {
  shelf().catch(() => undefined);
}

export async function boxOf(game: string): Promise<Box | undefined> {
  return (await shelf()).find(({ name }) => name === game);
}

/** The options of a table where nothing was chosen. */
export function defaultsOf({ options }: Box): Record<string, unknown> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}
