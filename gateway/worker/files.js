import { isNamed } from './named.js';
import { filesStore, siteStore } from './stores.js';

/** @typedef {import('./named.js').Named} Named */

/** A key of the site's store, no address of the gateway. */
const namedKey = '/named';

/** @type {Promise<Named | undefined> | undefined} */
let current;

/** What the last document named; this worker may have been asleep since. */
export function lastNamed() {
  current ??= caches
    .open(siteStore)
    .then((store) => store.match(namedKey))
    .then((kept) => kept?.json());
  return current;
}

/**
 * From now on these files count. Whoever asks for a file meanwhile waits, so that a version that was
 * taken back is not given out once more.
 *
 * @param {Promise<Named | undefined>} reading undefined when it was no document of ours
 */
export async function useNamed(reading) {
  const known = lastNamed();
  current = reading.then(
    (named) => named ?? known,
    () => known,
  );
  const before = await known;
  const named = await current;
  if (!named || named === before) return;
  const site = await caches.open(siteStore);
  await site.put(namedKey, new Response(JSON.stringify(named)));
  if (named.folders.join() !== before?.folders.join()) await prune(named);
}

/** @param {Named} named */
async function prune(named) {
  const store = await caches.open(filesStore);
  const paths = await store.keys();
  const old = paths.filter(({ url }) => !isNamed(named, new URL(url).pathname));
  await Promise.all(old.map((request) => store.delete(request)));
}

/** Fonts and pictures have no hash, and can do no harm. */
const harmless = /\.(woff2|webp|png|jpg|svg)$/;

/**
 * A release file: the kept one, or the network's, which is kept when it is what it should be. A file
 * of a version that the document does not name is the network's business alone.
 *
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function releaseFile(request) {
  const { pathname: path } = new URL(request.url);
  const named = await lastNamed();
  if (!named || !isNamed(named, path)) return fetch(request);
  const store = await caches.open(filesStore);
  const isDoubted = request.cache === 'reload' || request.cache === 'no-store';
  const kept = isDoubted ? undefined : await store.match(path, { ignoreVary: true });
  if (kept) return kept;
  if (isDoubted) await store.delete(path);
  const integrity = request.integrity || named.hashes[path] || '';
  const canCheck = integrity !== '' && request.mode !== 'no-cors';
  const answer = await fetch(request, canCheck ? { integrity } : {});
  if (answer.status === 200 && (canCheck || harmless.test(path))) {
    // A full disk is no reason to go without the file.
    await store.put(path, answer.clone()).catch(() => {});
  }
  return answer;
}

/**
 * Keeps what a page needs at once; the browser has it already when the page was opened just now.
 *
 * @param {Named} named
 */
export async function keepFiles({ files }) {
  await Promise.allSettled(
    files.map((path) =>
      releaseFile(new Request(path, { mode: 'cors', credentials: 'same-origin' })),
    ),
  );
}
