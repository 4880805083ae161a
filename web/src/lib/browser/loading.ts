// Parts of the page that come when they are needed.

const RENEWED = "renewed";
const MINUTE = 60_000;

const table = () => import("../../pages/TablePage.svelte");

/** The page of a table: the shelf is there without it. */
export const tablePage = () => needed(table());

/** Fetch it ahead of time; who needs it will hear if it cannot be had. */
export function expectTable(): void {
  table().catch(() => undefined);
}

/** A part without which nothing goes on. A server that was updated has none for an older page any
 * more: then the page is loaded anew. */
export async function needed<Part>(part: Promise<Part>, reload = () => location.reload()): Promise<Part> {
  try {
    return await part;
  } catch (gone) {
    if (mayRenew()) reload();
    throw gone;
  }
}

/** Once in a minute at most: a part that is missing for good would have it run in circles. */
function mayRenew(): boolean {
  const before = Number(sessionStorage.getItem(RENEWED));
  if (Date.now() - before < MINUTE) return false;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  return true;
}
