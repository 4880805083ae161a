// Whether what a device needs to play by itself was fetched: the shelf asks before it knows more.
const KEPT = "meowple-pocket";

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

/** Now all of it is here. */
export function remember(mark: string): void {
  try {
    localStorage.setItem(KEPT, mark);
  } catch {
    // Then it is looked for again next time.
  }
}
