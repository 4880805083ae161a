// Two kinds of pages: the shelf at `/`, and a table at `/t/<id>`. Anything else leads nowhere.

let path = $state(location.pathname);
let search = $state(location.search);
addEventListener("popstate", look);

function look(): void {
  path = location.pathname;
  search = location.search;
}

export const route = {
  /** Whether there is no such page. */
  get lost(): boolean {
    return path !== "/" && !this.look && this.table === null;
  },
  /** The page that shows every part; nothing links to it. */
  get look(): boolean {
    return path === "/look";
  },
  /** The table this page is at, if it is at one. */
  get table(): string | null {
    return /^\/t\/([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null;
  },
  /** The earlier match of the table that is to be seen again. */
  get past(): string | null {
    return this.table && (/^\?replay=([\w-]{1,64})$/.exec(search)?.[1] ?? null);
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
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
