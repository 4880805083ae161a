// What a device needs to play by itself is fetched once, and kept.
import { remember, wasFetched } from "./fetched";

const CACHE = "meowple-pocket";

/** Whether a new page has come with all of it (`offline.js`); then it need not be fetched. */
export async function cameAlong(mark: string, files: Record<string, number>, base: string): Promise<boolean> {
  if (!wasFetched() || !("caches" in globalThis)) return false;
  const kept = await caches.open(CACHE);
  if ((await missing(kept, files, base)).length) return false;
  await forgetOlder(kept, files, base);
  remember(mark);
  return true;
}

async function missing(kept: Cache, files: Record<string, number>, base: string): Promise<string[]> {
  const all = Object.keys(files).map((name) => base + name);
  const found = await Promise.all(all.map((url) => kept.match(url)));
  return all.filter((_, at) => !found[at]);
}

/** Fetch what there was no room for, or what was thrown away since; says whether all of it is kept. */
export async function keepPack(files: Record<string, number>, base: string): Promise<boolean> {
  try {
    const kept = await caches.open(CACHE);
    await kept.addAll(await missing(kept, files, base));
    return true;
  } catch {
    return false; // no line, no room, or plain http, where there is no such cache
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
