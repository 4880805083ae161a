// The browser's database: how it is opened, and what a transaction is.

const NAME = "meowple";
const VERSION = 1;
export const STORES = ["records", "lengths", "fences", "commands", "cards", "secrets", "guests", "counters"] as const;

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
export function got<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the database failed"));
  });
}

/** One transaction that has come to an end: either everything in it is kept, or it throws. */
export async function within<Value>(db: IDBDatabase, mode: IDBTransactionMode, work: (at: IDBTransaction) => Promise<Value>): Promise<Value> {
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
