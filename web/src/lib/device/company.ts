// Who plays on this device besides its owner: known by their names, here alone.

const KEPT = "company";
const MOST = 8;

/** Those who played here, the latest first. */
export function known(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function remember(name: string): void {
  const names = [name, ...known().filter((other) => other !== name)].slice(0, MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(names));
  } catch {
    // Where nothing can be kept, names are typed again.
  }
}

/** "Together on this device": the lobby begins by asking who is here. */
export function gather(table: string): void {
  sessionStorage.setItem(`gather/${table}`, "yes");
}

export function gathers(table: string): boolean {
  return sessionStorage.getItem(`gather/${table}`) !== null;
}

export function forgetGathering(table: string): void {
  sessionStorage.removeItem(`gather/${table}`);
}
