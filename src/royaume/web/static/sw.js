// Keeps the site on the device. What lies in a folder named after its contents never changes: it is taken from what is
// kept. The page itself comes from the network, or, where that is slow or cut, from what is kept as well. Questions to
// a server pass by.

/**
 * @typedef {object} Kept
 * @property {string[]} shell what the page needs, in folders named after their contents
 * @property {string[]} engine what scores without a server, likewise
 * @property {string[]} root the page itself and what else has the same name always
 */

const site = /** @type {Kept} */ (/*files*/ { shell: [], engine: [], root: [] } /*end*/);

const sw = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL(sw.registration.scope);
const SHELF = `royaume ${SCOPE.pathname}`;
const PATIENCE = 2_500;
const NAMED_AFTER_CONTENTS = /^[a-z]\/[0-9a-f]{8}\//;

/** @param {string} path */
const at = (path) => new URL(path, SCOPE).href;

/**
 * Of these files those that are not kept yet.
 * @param {Cache} shelf
 * @param {string[]} paths
 */
async function missing(shelf, paths) {
  const there = new Set((await shelf.keys()).map((request) => request.url));
  return paths.map(at).filter((url) => !there.has(url));
}

/**
 * Keeps the files. What the browser fetched before for the page is not fetched again.
 * @param {string[]} paths
 */
async function keep(paths) {
  const shelf = await caches.open(SHELF);
  const wanted = await missing(shelf, paths);
  await shelf.addAll(wanted.map((url) => new Request(url, { cache: "force-cache" })));
}

/** The page last: what it names is kept by then. */
async function install() {
  await keep(site.shell);
  const shelf = await caches.open(SHELF);
  await shelf.addAll(site.root.map((path) => new Request(at(path), { cache: "no-cache" })));
}

/** Drops what this site is not made of any more. */
async function activate() {
  const shelf = await caches.open(SHELF);
  const ours = new Set([...site.shell, ...site.engine, ...site.root].map(at));
  const kept = await shelf.keys();
  await Promise.all(kept.filter((request) => !ours.has(request.url)).map((request) => shelf.delete(request)));
  await sw.clients.claim();
}

/** @param {ExtendableMessageEvent} event */
async function keepEverything(event) {
  await keep(site.engine);
  event.source?.postMessage({ kept: true });
}

/** @param {Request} request */
async function fromShelf(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request.url, { ignoreVary: true });
  if (kept) {
    return kept;
  }
  const response = await fetch(request);
  if (response.status === 200) {
    await shelf.put(request.url, response.clone());
  }
  return response;
}

/**
 * From the network, while that is quick; the page goes by one name, whatever is asked of it.
 * @param {string} path
 * @param {FetchEvent} event
 */
async function fromNetwork(path, event) {
  const shelf = await caches.open(SHELF);
  const fresh = fetch(at(path), { cache: "no-cache" }).then(async (response) => {
    if (response.status !== 200 || response.redirected) {
      throw new Error(`${response.status} for ${path}`);
    }
    await shelf.put(at(path), response.clone());
    return response;
  });
  event.waitUntil(fresh.catch(() => {}));
  const slow = new Promise((_, late) => setTimeout(late, PATIENCE, new Error("slow")));
  try {
    return /** @type {Response} */ (await Promise.race([fresh, slow]));
  } catch {
    return (await shelf.match(at(path), { ignoreVary: true })) ?? fresh;
  }
}

sw.addEventListener("install", (event) => event.waitUntil(install()));
sw.addEventListener("activate", (event) => event.waitUntil(activate()));
sw.addEventListener("message", (event) => {
  if (event.data === "keep everything") {
    event.waitUntil(keepEverything(event));
  }
});
sw.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) {
    return;
  }
  const path = pathname.slice(SCOPE.pathname.length).replace(/^index\.html$/, "");
  if (NAMED_AFTER_CONTENTS.test(path)) {
    event.respondWith(fromShelf(event.request));
  } else if (site.root.includes(path)) {
    event.respondWith(fromNetwork(path, event));
  }
});
