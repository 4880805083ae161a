// The page as an app: it starts without a line, renews itself, and keeps the screen awake at a table.
import { hosted } from "../lib/browser/site";
import { wasFetched } from "./kept/fetched";

/** At the start of the shelf, where nothing is played: a newer page that has come meanwhile is shown. */
export async function renew(reload: () => void = () => location.reload()): Promise<void> {
  if (!("serviceWorker" in navigator) || !wasFetched()) return;
  const kept = await navigator.serviceWorker.getRegistration(hosted(""));
  if (!kept?.waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  kept.waiting.postMessage("renew");
}

/** While a table is shown the screen does not go dark; gives how to end that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async () => {
    if (ended || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // a nearly empty battery says no
    if (ended) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
