/** Whether this page comes from a plain file host: then there is no server behind it. */
export const SITE = import.meta.env.VITE_SITE === "yes";

/** Where the shelf is. */
export const HOME = SITE ? location.pathname : "/";

/** Where a file of the page's own host is; `path` begins without a slash. */
export function hosted(path: string): string {
  return new URL(import.meta.env.BASE_URL + path, location.origin + location.pathname).href;
}
