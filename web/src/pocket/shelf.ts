// The tables of this device, as they lie in its database: they are listed, and deleted, without
// starting Python.
import type { TableOnList } from "../lib/net/api";
import { Disk, openDatabase } from "./disk";

interface Summary extends Omit<TableOnList, "table" | "yours" | "device"> {
  waiting: number[];
}
type Card = [stream: string, dueAt: number | null, listed: boolean, members: string[], summary: string];
interface Guest {
  id: string;
  name: string;
}

const TABLE = "table/";
const utf8 = (letters: string) => new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));

async function ask<Answer>(disk: Disk, what: string, ...given: unknown[]): Promise<Answer> {
  const answer = JSON.parse(await disk.ask(what, JSON.stringify(given))) as Answer | { failed: string };
  if (answer && typeof answer === "object" && "failed" in answer) throw new Error(answer.failed);
  return answer as Answer;
}

async function withDisk<Answer>(work: (disk: Disk) => Promise<Answer>): Promise<Answer> {
  const db = await openDatabase();
  try {
    return await work(new Disk(db));
  } finally {
    db.close();
  }
}

/** All of them, latest first; none where nothing may be kept. */
export async function tablesHere(): Promise<TableOnList[]> {
  try {
    return await withDisk(async (disk) => {
      const [cards, guests] = await Promise.all([ask<Card[]>(disk, "cards"), ask<Guest[]>(disk, "guests")]);
      const names = new Map(guests.map(({ id, name }) => [id, name]));
      return cards.filter(([stream]) => stream.startsWith(TABLE)).map((card) => onList(card, names));
    });
  } catch {
    return [];
  }
}

function onList([stream, , , members, summary]: Card, names: Map<string, string>): TableOnList {
  const told = JSON.parse(utf8(summary)) as Summary;
  const named = (chair: string) => (chair.startsWith("@") ? `@${names.get(chair.slice(1)) ?? "?"}` : chair);
  const own = told.chairs.map((chair) => chair.startsWith("@") && members.length > 0);
  return {
    ...told,
    table: stream.slice(TABLE.length),
    device: true,
    chairs: told.chairs.map(named),
    yours: own.flatMap((mine, seat) => (mine ? [seat] : [])),
    results: told.results.map((result) => ({ ...result, chairs: result.chairs.map(named) })),
  };
}

/** A table, all its matches, their keys and what was kept of them. Whoever has it open in another
 * tab can write to it no more. */
export async function deleteTable(table: string): Promise<void> {
  await withDisk(async (disk) => {
    const stream = TABLE + table;
    await ask(disk, "claim", stream);
    const events = (await ask<string[]>(disk, "read", stream, 0)).map((event) => JSON.parse(utf8(event)) as { match?: string });
    const matches = [...new Set(events.flatMap(({ match }) => match ?? []))];
    const streams = matches.flatMap((match) => [`match/${match}`, `result/${match}`]);
    await ask(disk, "forget", [stream, ...streams], matches);
  });
}
