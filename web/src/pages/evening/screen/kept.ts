// The evening that is on at this screen, so that one that was switched off goes on with it.
const KEY = "tv";

export const kept = {
  get table(): string | null {
    const path = localStorage.getItem(KEY);
    return path && /^\/tv\/[\w-]{1,64}#[\w-]{1,64}$/.test(path) ? path : null;
  },
  set table(path: string | null) {
    if (path === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, path);
  },
};
