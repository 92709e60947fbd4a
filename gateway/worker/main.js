import { learnFromOpenPage, newestDocument } from './documents.js';
import { keepFiles, releaseFile } from './files.js';
import { endings, forgetMember, isLeaving } from './leaving.js';
import { openNotice, showNotice } from './push.js';
import { worker } from './scope.js';

/** What is answered by others than the gateway's documents. */
const elsewhere = /^\/(api|mailbox|sandbox|override)(\/|$)/;

/**
 * Keeps what the open page is made of. While a worker is being installed browsers compile the scripts
 * that it puts away, so the second visit need not.
 */
async function keepOpenPage() {
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return;
  const files = await learnFromOpenPage(page.url);
  await keepFiles(files.map((path) => new URL(path, page.url).href));
}

/** @param {string[]} urlPatterns */
const anyOf = (urlPatterns) => ({ or: urlPatterns.map((urlPattern) => ({ urlPattern })) });

/**
 * Calls go past it, but for those that end a stay: none waits until it has woken up, and what a page
 * says as it closes is not lost with the page. Where browsers know no such routes, all come by.
 */
const routes = [
  { condition: anyOf(endings), source: 'fetch-event' },
  { condition: anyOf(['/api/*', '/reports/*']), source: 'network' },
];

/** @typedef {ExtendableEvent & { addRoutes?: (routes: object[]) => Promise<void> }} Installing */

// What it knows is kept outside of it, so a new one takes over from page to page, and none reloads.
worker.addEventListener('install', (/** @type {Installing} */ event) => {
  void worker.skipWaiting();
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => {}));
  event.waitUntil(keepOpenPage().catch(() => {}));
});

async function begin() {
  // A document need not wait until a sleeping worker has woken up.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @type {Promise<void> | undefined} */
let beginning;

worker.addEventListener('activate', (event) => {
  beginning = begin();
  event.waitUntil(beginning);
});

/** @type {Promise<void> | undefined} */
let keeping;

// The addresses of what a page loaded before it had a worker, in parts as it loads them. One after
// the other: what comes first holds the hashes of the rest.
worker.addEventListener('message', (event) => {
  keeping = Promise.allSettled([beginning, keeping]).then(() => keepFiles(event.data));
  event.waitUntil(keeping);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (origin !== worker.location.origin) return;
  if (isLeaving(request.method, url)) event.waitUntil(forgetMember());
  // A film is asked for piece by piece, and never kept.
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(releaseFile(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, pathname));
});

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification));
});

/**
 * @param {FetchEvent} event
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function page(event, path) {
  if (!elsewhere.test(path)) return newestDocument(event);
  return (await event.preloadResponse) ?? fetch(event.request);
}
