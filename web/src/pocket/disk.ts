// The browser's own database as a store of tables; `meowple/pocket/disk.py` is its other side. Each
// call is one transaction: what is checked and what is written are never apart.

const NAME = "meowple";
const VERSION = 1;
export const STORES = ["records", "lengths", "fences", "commands", "cards", "secrets", "guests", "counters"] as const;

type Write = [stream: string, expected: number, records: string[]];
type Command = [stream: string, actor: string, id: string, body: string, answer: string];
type Card = [stream: string, dueAt: number | null, listed: boolean, members: string[], summary: string, touched: number];
type Append = [writes: Write[], fence: [string, number] | null, command: Command | null, cards: Card[], secrets: [string, string][]];

interface Kept {
  n: number;
  body: string;
  answer: string;
}
/** A card with its place in the order of writing. */
interface Placed {
  n: number;
  card: Card;
}

export function openDatabase(name = NAME): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => {
      // A newer page wants the database otherwise: it need not wait for this one.
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
    asked.onerror = () => fail(asked.error ?? new Error("the database cannot be opened"));
  });
}

/** What came of a request inside a transaction. */
function got<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the database failed"));
  });
}

const allOf = (stream: string, start = 0) => IDBKeyRange.bound([stream, start], [stream, Infinity]);
const commandsOf = (stream: string) => IDBKeyRange.bound([stream], [stream, []]);

/** One transaction that has come to an end: either everything in it is kept, or it throws. */
async function within<Value>(db: IDBDatabase, mode: IDBTransactionMode, work: (at: IDBTransaction) => Promise<Value>): Promise<Value> {
  const at = db.transaction(STORES, mode);
  const ended = new Promise<void>((done, fail) => {
    at.oncomplete = () => done();
    at.onabort = () => fail(at.error ?? new Error("nothing was kept"));
  });
  ended.catch(() => undefined);
  try {
    const value = await work(at);
    await ended;
    return value;
  } catch (why) {
    try {
      at.abort();
    } catch {
      // It has ended by itself.
    }
    throw at.error ?? why; // a disk that is full says so at the end
  }
}

/** A reason to write nothing, told to whoever asked. */
class Unwritten extends Error {
  readonly why: object;

  constructor(why: object) {
    super("nothing was written");
    this.why = why;
  }
}

type Ways = Record<string, (...given: never[]) => Promise<unknown>>;

export class Disk {
  readonly #ways: Ways;

  /** `took` is told of every table that is claimed here. */
  constructor(db: IDBDatabase, took: (stream: string) => void = () => undefined) {
    const read = <V>(work: (at: IDBTransaction) => Promise<V>) => within(db, "readonly", work);
    const write = <V>(work: (at: IDBTransaction) => Promise<V>) => within(db, "readwrite", work);
    this.#ways = {
      nothing: () => Promise.resolve(null),
      append: (...asked: Append) => write((at) => append(at, ...asked)),
      claim: async (stream: string) => {
        const number = await write((at) => nextFence(at, stream));
        took(stream);
        return number;
      },
      read: (stream: string, start: number) => read((at) => got(at.objectStore("records").getAll(allOf(stream, start)))),
      secret: (name: string) => read(async (at) => (await got(at.objectStore("secrets").get(name))) ?? null),
      cards: () => read(cards),
      answered: (stream: string, most: number) => read(async (at) => (await answered(at, stream)).slice(-most).map(({ told }) => told)),
      forget_answered: (stream: string, most: number) => write((at) => forgetAnswered(at, stream, most)),
      save_guest: (guest: { id: string }) => write((at) => got(at.objectStore("guests").put(guest, guest.id))),
      guests: () => read((at) => got(at.objectStore("guests").getAll())),
      forget_guests: (ids: string[]) => write(async (at) => void ids.forEach((id) => at.objectStore("guests").delete(id))),
      forget: (streams: string[], secrets: string[]) => write((at) => forget(at, streams, secrets)),
    };
  }

  /** What Python asks: JSON in, JSON out; a failure is told, not thrown. */
  async ask(what: string, given: string): Promise<string> {
    try {
      return JSON.stringify((await this.#ways[what]?.(...(JSON.parse(given) as never[]))) ?? null);
    } catch (why) {
      if (why instanceof Unwritten) return JSON.stringify(why.why);
      return JSON.stringify({ failed: why instanceof Error ? why.name : String(why) });
    }
  }
}

async function append(at: IDBTransaction, writes: Write[], fence: [string, number] | null, command: Command | null, cards: Card[], secrets: [string, string][]): Promise<null> {
  if (fence) await checkFence(at, ...fence);
  if (command) await checkCommand(at, command);
  const lengths = await checkVersions(at, writes);
  for (const [stream, expected, records] of writes) {
    for (const [more, record] of records.entries()) at.objectStore("records").put(record, [stream, expected + more]);
    if (records.length) await moveUp(at, stream);
  }
  for (const [stream, length] of lengths) if (length) at.objectStore("lengths").put(length, stream);
  for (const card of cards) await putCard(at, card);
  for (const [name, secret] of secrets) at.objectStore("secrets").put(secret, name);
  if (command) {
    const [stream, actor, id, body, answer] = command;
    at.objectStore("commands").put({ n: await next(at, "command"), body, answer }, [stream, actor, id]);
  }
  return null;
}

async function checkFence(at: IDBTransaction, stream: string, number: number): Promise<void> {
  const fenced = ((await got(at.objectStore("fences").get(stream))) as number | undefined) ?? 0;
  if (fenced !== number) throw new Unwritten({ fenced });
}

async function checkCommand(at: IDBTransaction, [stream, actor, id, body]: Command): Promise<void> {
  const known = (await got(at.objectStore("commands").get([stream, actor, id]))) as Kept | undefined;
  if (known && known.body !== body) throw new Unwritten({ reused: id });
  if (known) throw new Unwritten({ seen: known.answer });
}

/** All of them before the first is written. */
async function checkVersions(at: IDBTransaction, writes: Write[]): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for (const [stream, expected, records] of writes) {
    const length = lengths.get(stream) ?? ((await got(at.objectStore("lengths").get(stream))) as number | undefined) ?? 0;
    if (length !== expected) throw new Unwritten({ version: [stream, length] });
    lengths.set(stream, length + records.length);
  }
  return lengths;
}

async function nextFence(at: IDBTransaction, stream: string): Promise<number> {
  const number = (((await got(at.objectStore("fences").get(stream))) as number | undefined) ?? 0) + 1;
  at.objectStore("fences").put(number, stream);
  return number;
}

/** The next number of a row of numbers. */
async function next(at: IDBTransaction, row: string): Promise<number> {
  const number = (((await got(at.objectStore("counters").get(row))) as number | undefined) ?? 0) + 1;
  at.objectStore("counters").put(number, row);
  return number;
}

/** A stream that was written to comes first on every list. */
async function moveUp(at: IDBTransaction, stream: string): Promise<void> {
  const known = (await got(at.objectStore("cards").get(stream))) as Placed | undefined;
  if (known) at.objectStore("cards").put({ ...known, n: await next(at, "card") }, stream);
}

/** So does one whose card says something else; when it is due and when it was touched are secrets. */
async function putCard(at: IDBTransaction, card: Card): Promise<void> {
  const [stream] = card;
  const known = (await got(at.objectStore("cards").get(stream))) as Placed | undefined;
  const n = known && said(known.card) === said(card) ? known.n : await next(at, "card");
  at.objectStore("cards").put({ n, card }, stream);
}

function said([, , listed, members, summary]: Card): string {
  return JSON.stringify([listed, members, summary]);
}

async function cards(at: IDBTransaction): Promise<Card[]> {
  const placed = (await got(at.objectStore("cards").getAll())) as Placed[];
  return placed.sort((a, b) => b.n - a.n).map(({ card }) => card);
}

async function answered(at: IDBTransaction, stream: string) {
  const store = at.objectStore("commands");
  const [keys, kept] = await Promise.all([got(store.getAllKeys(commandsOf(stream))), got(store.getAll(commandsOf(stream)))]);
  const found = (kept as Kept[]).map(({ n, body, answer }, number) => {
    const key = keys[number] as [string, string, string];
    return { n, key, told: [key[1], key[2], body, answer] };
  });
  return found.sort((a, b) => a.n - b.n);
}

async function forgetAnswered(at: IDBTransaction, stream: string, most: number): Promise<void> {
  for (const { key } of (await answered(at, stream)).slice(0, -most)) at.objectStore("commands").delete(key);
}

async function forget(at: IDBTransaction, streams: string[], secrets: string[]): Promise<void> {
  for (const stream of streams) {
    at.objectStore("records").delete(allOf(stream));
    at.objectStore("commands").delete(commandsOf(stream));
    at.objectStore("lengths").delete(stream);
    at.objectStore("cards").delete(stream);
  }
  for (const name of secrets) at.objectStore("secrets").delete(name);
}
