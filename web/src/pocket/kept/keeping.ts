// The page itself is kept for when there is no line.
import { hosted } from "../../lib/browser/site";

/** Keep the page itself for when there is no line: says whether it is kept, once that is known. */
export async function keepPage(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false; // over plain http, say
  try {
    const kept = await navigator.serviceWorker.register(hosted("offline.js"), { updateViaCache: "none" });
    await navigator.storage?.persist?.();
    return (await isActive(kept)) && (await caches.match(hosted(""))) !== undefined;
  } catch {
    return false; // Then it is played as long as there is a line.
  }
}

/** Until it is active it keeps nothing: if the line breaks before, all that has come is thrown away. */
function isActive(kept: ServiceWorkerRegistration): Promise<boolean> {
  const coming = kept.installing ?? kept.waiting;
  if (kept.active || !coming) return Promise.resolve(kept.active !== null);
  return new Promise((done) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated" || coming.state === "redundant") done(coming.state === "activated");
    });
  });
}
