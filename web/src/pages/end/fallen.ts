// The matches over whose end paws and fish have fallen on this device: once for each.
const KEPT = "meowple-fallen";
/** So many are remembered; who comes back to an older one may see it fall again. */
const MOST = 50;
const here = new Set<string>();

/** Whether it has not fallen over this match before; from now on it has. */
export function isFirst(match: string | null): boolean {
  if (match === null) return true;
  const before = kept();
  if (before.includes(match) || here.has(match)) return false;
  here.add(match);
  try {
    localStorage.setItem(KEPT, [...before, match].slice(-MOST).join(" "));
  } catch {
    // Then it is remembered until the page is loaded again.
  }
  return true;
}

function kept(): string[] {
  try {
    return (localStorage.getItem(KEPT) ?? "").split(" ");
  } catch {
    return [];
  }
}
