// @ts-check
// The service worker: keeps every file of one build, so that every page opens without a network. It is installed wholly or not at all, each
// file held to the hash that the build wrote down. A newer build is installed beside the one in use and waits until no page is open, or until
// a person asks for it; it fetches only what has changed.

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** All sites of an origin share its caches, so ours begin with our name and end with our folder. */
const OURS = 'napoleon-';
const FOLDER = worker.registration.scope;
const CACHE = `${OURS}1 ${FOLDER}`;
/** Everything that an address asks for stands after `#`, which no server and no cache is told. */
const ANY_QUERY = { ignoreURLParametersMatching: [/./] };

/**
 * A copy that the browser has kept of a file with a lasting address is asked about before it is trusted; of all others none is taken (`reload`,
 * which Workbox has chosen): a host may tell them apart by no more than a date.
 */
const asking = {
  requestWillFetch: async (/** @type {{request: Request}} */ { request }) =>
    request.cache === 'reload' ? request : new Request(request, { cache: 'no-cache' }),
};

/** What is always kept. */
const kept = new PrecacheController({ cacheName: CACHE, plugins: [asking] });
/** What is kept once it was wanted: few browsers need it. */
const spare = new PrecacheController({ cacheName: CACHE, plugins: [asking] });
kept.addToCacheList(KEPT);
spare.addToCacheList(SPARE);

/** Every entry that this build may have in the cache, by its address. */
const keys = () => new Map([...kept.getURLsToCacheKeys(), ...spare.getURLsToCacheKeys()]);

/** What lies in the cache at this address: of this build, or of an older one whose page is still open. @param {string} url */
async function stored(url) {
  const cache = await caches.open(CACHE);
  const key = keys().get(new URL(url).origin + new URL(url).pathname);
  return cache.match(key ?? url, { ignoreSearch: key === undefined });
}

/** A second attempt goes past every cache, as long as there is a network. @param {{request: Request}} asked */
async function again({ request }) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await stored(request.url)) ?? answer ?? Response.error());
}

/** A page of an older build, still open, asks for files that have another name by now. @param {{request: Request}} asked */
const older = async ({ request }) => (await stored(request.url)) ?? fetch(request);

/** The address of a page's folder without its last stroke, which hosts add. @param {{request: Request, url: URL}} asked */
const isFolder = ({ request, url }) => request.mode === 'navigate' && keys().has(`${url.origin}${url.pathname}/index.html`);

registerRoute(({ request, sameOrigin }) => sameOrigin && request.cache === 'reload' && request.mode !== 'navigate', again);
registerRoute(isFolder, async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`));
registerRoute(new PrecacheRoute(kept, ANY_QUERY));
registerRoute(new PrecacheRoute(spare, ANY_QUERY));
registerRoute(({ request, url }) => url.href.startsWith(FOLDER) && request.mode !== 'navigate', older);

/**
 * Sees to it that all is there, and what this page has used besides. A browser that is short of room may have thrown things away.
 * @param {ExtendableEvent} event
 * @param {string[]} used addresses
 * @returns {Promise<void>} refused when something cannot be had
 */
async function complete(event, used) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  /** @param {PrecacheController} controller @param {string} url @param {string} cacheKey */
  const fetched = async (controller, url, cacheKey) => {
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    const request = new Request(url, { integrity, credentials: 'same-origin' });
    const answer = await controller.strategy.handle({ event, request, params: { cacheKey, integrity } });
    if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  };
  for (const [url, key] of kept.getURLsToCacheKeys()) if (!there.has(key)) await fetched(kept, url, key);
  for (const [url, key] of spare.getURLsToCacheKeys()) if (used.includes(url) && !there.has(key)) await fetched(spare, url, key);
}

/**
 * Takes away what older builds have left, once no page of theirs can be open. Nobody else's caches are touched.
 * @param {string} [own] the id of a page that is known to be of this build
 */
async function tidy(own) {
  const { installing, waiting } = worker.registration;
  if (installing || waiting || (await worker.clients.matchAll()).some(({ id }) => id !== own)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name.endsWith(` ${FOLDER}`) && name !== CACHE) await caches.delete(name);
  }
  const cache = await caches.open(CACHE);
  const known = new Set(keys().values());
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

/** Why it is not installed, for developers: the browser tells pages only that it is not. @param {unknown} error */
async function tellTrouble(error) {
  for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ trouble: String(error) });
}

worker.addEventListener('install', (event) => event.waitUntil(kept.install(event).catch(tellTrouble)));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(tidy());
});
worker.addEventListener('message', (event) => {
  const { ask, used, build } = event.data ?? {};
  if (ask === 'take-over') return void worker.skipWaiting();
  if (ask !== 'complete') return;
  const tell = (/** @type {string | null} */ trouble) => event.ports[0]?.postMessage({ build: BUILD, trouble });
  const page = event.source instanceof Client && build === BUILD ? event.source.id : undefined;
  const whole = complete(event, Array.isArray(used) ? used : []).then(() => tidy(page));
  event.waitUntil(whole.then(() => tell(null), (error) => tell(String(error))));
});
