// Two kinds of pages: the shelf, and a table. A server's table is at `/t/<id>`, a table of this device
// behind the shelf's own address at `#here/<id>`: that needs no server to be found. Anything else
// leads nowhere.
import { HOME, SITE } from "./site";

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);
addEventListener("popstate", look);

function look(): void {
  path = location.pathname;
  search = location.search;
  hash = location.hash;
}

const HERE = /^#here\/([\w-]{1,64})(\?re(?:play|view)(?:=([\w-]{1,64}))?)?$/;

export const route = {
  /** Whether there is no such page. */
  get lost(): boolean {
    return path !== HOME && !this.look && !this.me && !this.evening && this.table === null;
  },
  /** The page that shows every part; nothing links to it. */
  get look(): boolean {
    return !SITE && path === "/look";
  },
  /** Where a guest sees to what is kept of them. */
  get me(): boolean {
    return !SITE && path === "/me";
  },
  get path(): string {
    return path;
  },
  /** Whether it is one of the pages of an evening. */
  get evening(): boolean {
    return !SITE && /^\/(join$|tv(\/|$))/.test(path);
  },
  /** Whether the table is one of this device. */
  get device(): boolean {
    return path === HOME && HERE.test(hash);
  },
  /** The table this page is at, if it is at one. */
  get table(): string | null {
    if (this.device) return HERE.exec(hash)?.[1] ?? null;
    return SITE ? null : (/^\/t\/([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null);
  },
  /** The earlier match of the table that is to be seen again. */
  get past(): string | null {
    if (this.device) return HERE.exec(hash)?.[3] ?? null;
    return this.table && (/^\?re(?:play|view)=([\w-]{1,64})$/.exec(search)?.[1] ?? null);
  },
};

/** Whether a table's page is to begin with its match seen again, or looked at again. */
export function beginsWith(): "replay" | "review" | null {
  const found = [location.search, location.hash].map((part) => /\?(replay|review)(?:=[\w-]+)?$/.exec(part)?.[1]);
  return (found.find(Boolean) ?? null) as "replay" | "review" | null;
}

/** What whoever was invited has in the address, beside the table. */
export function invitation(): string | null {
  return route.device ? null : hash.slice(1) || null;
}

/** The address of a table; the invitation is for a server's alone. */
export function tableAt(device: boolean, table: string, rest = ""): string {
  return device ? `${HOME}#here/${table}${rest}` : `/t/${table}${rest}`;
}

/** Go there; `instead`: nobody wants to come back. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  scrollTo(0, 0);
}

/** For links inside the page: a plain click does not load it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
