// Makes the page work without a network. Every file is named by what is in it, so one that is kept
// is never out of date; a new version of the page is a new list of names. As soon as all of them are
// here, whoever opens the page gets the new one, though an older tab, and the older service worker
// that goes with it, may be there for long: it finds the files of both.

/** Written by the build: the page itself comes first. @type {string[]} */
const FILES = [];
const CACHE = "pocket-keltis";
const NEWEST = "newest"; // the name under which the page itself is kept, whatever its version

const worker = /** @type {any} */ (self);

/** @param {string} name */
const address = (name) => new URL(name, worker.registration.scope).href;

const PAGES = ["", "index.html"].map(address); // what people call the page

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      const here = new Set((await cache.keys()).map((request) => request.url));
      await cache.addAll(FILES.map(address).filter((file) => !here.has(file)));
      const page = await cache.match(address(FILES[0]));
      if (page) await cache.put(address(NEWEST), page);
    }),
  );
});

// The old version has left its last tab: what only it needed can go.
worker.addEventListener("activate", (/** @type {any} */ event) => {
  const needed = new Set([NEWEST, ...FILES].map(address));
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      const old = (await cache.keys()).filter((request) => !needed.has(request.url));
      await Promise.all(old.map((request) => cache.delete(request)));
    }),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  const wanted = PAGES.includes(request.url.split(/[?#]/)[0]) ? address(NEWEST) : request;
  event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(request)));
});
