// The page without a line. `web/pocket.ts` puts in which files it is made of; with them this file
// changes, and a browser that finds it changed fetches the new page while the old one is played on.
const FILES = [/* files */];
const RUNTIME = [/* runtime */];
const POCKET = "meowple-pocket"; // as in kept/fetching.ts
const SHELL = "shell-" + "/* mark */";
const KEPT = 2; // the page of today, and the one before: a tab that is open may still ask for a part of it

self.addEventListener("install", (event) => {
  const shell = caches.open(SHELL).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))));
  event.waitUntil(Promise.all([shell, renewRuntime()]));
});

// Whoever plays without a line has to be able to do so with the new page too: it comes with what it
// plays with, or not at all. The first page does not, it fetches that by itself.
async function renewRuntime() {
  if (!self.registration.active || !(await caches.has(POCKET))) return;
  const kept = await caches.open(POCKET);
  await Promise.all(RUNTIME.map(async (file) => (await kept.match(file)) ?? kept.add(file)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

async function forgetOlder() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== SHELL);
  await Promise.all(shells.slice(0, Math.max(0, shells.length + 1 - KEPT)).map((name) => caches.delete(name)));
}

// A page that has no table open says when it likes to be renewed.
self.addEventListener("message", (event) => {
  if (event.data === "renew") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const path = url.href.slice(self.registration.scope.length);
  if (request.mode === "navigate" && !/^(api|link)\//.test(path)) event.respondWith(page(request));
  else if (/^(assets|icons)\//.test(path) || path === "app.webmanifest") event.respondWith(kept(request));
});

// The page of this shell, so that it and its parts are of one piece; a server's own answer, as for
// a table that is not there, only where there is no shell.
async function page(request) {
  const shell = await caches.open(SHELL);
  return (await shell.match("./")) ?? fetch(request);
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
