// What a device needs to play by itself is fetched once, and kept.
const KEPT = "meowple-pocket";
const CACHE = "meowple-pocket";

/** Whether it was all fetched before; what the browser has thrown away since is fetched again. */
export function isFetched(mark: string): boolean {
  return read() === mark;
}

/** Whether this device was ever played on. */
export function wasFetched(): boolean {
  return read() !== null;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Whether a new page has come with all of it (`offline.js`); then it need not be fetched. */
export async function cameAlong(mark: string, files: Record<string, number>, base: string): Promise<boolean> {
  if (!wasFetched() || !("caches" in globalThis)) return false;
  const kept = await caches.open(CACHE);
  const found = await Promise.all(Object.keys(files).map((name) => kept.match(base + name)));
  if (!found.every(Boolean)) return false;
  await forgetOlder(kept, files, base);
  remember(mark);
  return true;
}

function remember(mark: string): void {
  try {
    localStorage.setItem(KEPT, mark);
  } catch {
    // Then it is looked for again next time.
  }
}

export async function fetchPack(mark: string, files: Record<string, number>, base: string, tell: (share: number) => void): Promise<void> {
  const whole = Object.values(files).reduce((sum, size) => sum + size, 0);
  let here = 0;
  const add = (bytes: number) => tell(Math.min(1, (here += bytes) / whole));
  // Over plain http there is no such cache; there the browser's usual one has to do.
  const kept = "caches" in globalThis ? await caches.open(CACHE).catch(() => null) : null;
  await Promise.all(Object.keys(files).map((name) => fetchFile(base + name, kept, add)));
  await forgetOlder(kept, files, base);
  remember(mark);
}

async function fetchFile(url: string, kept: Cache | null, add: (bytes: number) => void): Promise<void> {
  const answer = (await kept?.match(url)) ?? (await fetch(url));
  if (!answer.ok || !answer.body) throw new Error(`${url} cannot be fetched`);
  const keeping = kept?.put(url, answer.clone()).catch(() => undefined); // a full disk: then it is fetched again
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    add(value.length);
  }
  await keeping;
}

/** What an older page has played with is not needed any more. */
async function forgetOlder(kept: Cache | null, files: Record<string, number>, base: string): Promise<void> {
  const wanted = new Set(Object.keys(files).map((name) => base + name));
  for (const { url } of (await kept?.keys()) ?? []) if (!wanted.has(url)) await kept?.delete(url);
}
