// Notifications of the system: only if somebody has pressed for them, and the browser has them.
const KEPT = "notices";

/** Plain http has none, nor have some browsers. */
const known = typeof Notification !== "undefined" && isSecureContext;

let permission = $state(known ? Notification.permission : "denied");
let wanted = $state(localStorage.getItem(KEPT) === "yes");
let shown: Notification | null = null;

if (known) {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") shown?.close();
  });
}

export const notices = {
  /** Whether they can be had, or asked for. */
  get possible(): boolean {
    return permission !== "denied";
  },
  get wanted(): boolean {
    return wanted && permission === "granted";
  },
  /** To be called by a press: browsers ask only then. */
  async want(yes: boolean): Promise<void> {
    if (yes && permission === "default") permission = await Notification.requestPermission();
    wanted = yes && permission === "granted";
    localStorage.setItem(KEPT, wanted ? "yes" : "no");
  },
  /** There is one at a time; a press on it leads to the page. */
  show(what: string, body: string): void {
    if (!this.wanted) return;
    try {
      shown?.close();
      shown = new Notification(what, { body, tag: location.pathname });
      shown.onclick = () => window.focus();
    } catch {
      shown = null; // phones show them only for installed pages
    }
  },
};
