import { learnFromOpenPage, newestDocument } from './documents.js';
import { keepFiles, releaseFile } from './files.js';
import { forgetMember, isLeaving } from './leaving.js';
import { openNotice, showNotice } from './push.js';
import { worker } from './scope.js';

/** What is answered by others than the gateway's documents. */
const elsewhere = /^\/(api|mailbox|sandbox|override)(\/|$)/;

// What it knows is kept outside of it, so a new one takes over from page to page, and none reloads.
worker.addEventListener('install', () => void worker.skipWaiting());

async function begin() {
  // A document need not wait until a sleeping worker has woken up.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page) await learnFromOpenPage(page.url).catch(() => {});
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
  if (request.method !== 'GET') return;
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
