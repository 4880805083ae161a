// Whether things come without moving: because the device says so, or because this guest does.
const KEPT = "still";
const LESS = "less";

/** What the style sheet and the flights ask; the device is asked by them too. */
function set(less: boolean): void {
  if (less) document.documentElement.dataset.motion = LESS;
  else delete document.documentElement.dataset.motion;
}
set(localStorage.getItem(KEPT) === "yes");

export const motion = {
  get less(): boolean {
    return document.documentElement.dataset.motion === LESS;
  },
  set less(wanted: boolean) {
    localStorage.setItem(KEPT, wanted ? "yes" : "no");
    set(wanted);
  },
  /** What this browser knows; null for never chosen. */
  get kept(): boolean | null {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? null : kept === "yes";
  },
};

export function still(): boolean {
  return motion.less || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
