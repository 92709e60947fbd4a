import { folderOf, isNamed, tableIn } from './named.js';
import { filesStore, siteStore } from './stores.js';

/** @typedef {import('./named.js').Named} Named */

/** A key of the site's store, no address of the gateway. */
const namedKey = '/named';

/** @type {Promise<Named | undefined> | undefined} */
let current;

/**
 * This counts from now on; where it cannot be read, whoever asks next looks again.
 *
 * @param {Promise<Named | undefined>} reading
 */
function remember(reading) {
  current = reading;
  reading.catch(() => {
    if (current === reading) current = undefined;
  });
  return reading;
}

async function readNamed() {
  const store = await caches.open(siteStore);
  const kept = await store.match(namedKey);
  return kept?.json();
}

/** What the last document named; this worker may have been asleep since. */
export const lastNamed = () => current ?? remember(readNamed());

/**
 * From now on these files count. Whoever asks for a file meanwhile waits, so that a version that was
 * taken back is not given out once more.
 *
 * @param {Promise<Named | undefined>} reading undefined when it was no document of ours
 */
export async function useNamed(reading) {
  const known = lastNamed();
  const next = remember(
    reading.then(
      (named) => named ?? known,
      () => known,
    ),
  );
  const before = await known;
  const named = await next;
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

/** Kept files that this worker, since it woke up, knows to be what they should be. */
const whole = new Set();

/**
 * What a file must be: the document says it, or the first script of its release, which was checked
 * itself. Empty when nobody says it.
 *
 * @param {Named} named
 * @param {Cache} store
 * @param {string} path
 * @returns {Promise<string>}
 */
async function hashOf({ folders, hashes }, store, path) {
  const known = hashes[path];
  const folder = folders.find((one) => path.startsWith(one));
  if (known || !folder || !/\.(js|css)$/.test(path)) return known ?? '';
  for (const holder of Object.keys(hashes)) {
    if (folderOf(holder) !== folder || !holder.endsWith('.js')) continue;
    const script = await keptFile(store, holder, hashes[holder] ?? '');
    const hash = script && tableIn(await script.text())[path.slice(folder.length)];
    if (hash) return hash;
  }
  return '';
}

/** @param {ArrayBuffer} bytes */
async function integrityOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * A kept file that is what it should be; another is thrown away. What is given out is not what was
 * read to find that out: of a file straight from the store the browser keeps the compiled code.
 *
 * @param {Cache} store
 * @param {string} path
 * @param {string} integrity
 * @returns {Promise<Response | undefined>}
 */
async function keptFile(store, path, integrity) {
  const read = () => store.match(path, { ignoreVary: true });
  const kept = await read();
  if (!kept || whole.has(path) || (!integrity && harmless.test(path))) return kept;
  const copy = await read();
  if (copy && integrity === (await integrityOf(await copy.arrayBuffer()))) {
    whole.add(path);
    return kept;
  }
  await store.delete(path);
  return undefined;
}

/**
 * @typedef {object} Found What is here of a file; neither where the document does not name its version.
 * @property {Response} [kept]
 * @property {{ store: Cache, integrity: string }} [place] where it is to be kept, and what it must be
 */

/**
 * @param {Request} request
 * @param {string} path
 * @returns {Promise<Found>}
 */
async function lookUp(request, path) {
  const store = await caches.open(filesStore);
  const isWantedAnew = request.cache === 'reload' || request.cache === 'no-store';
  // A page that says what the file must be has it from its document, which need not be here whole.
  const own = request.integrity !== '' && !isWantedAnew;
  const early = own && (await keptFile(store, path, request.integrity));
  if (early) return { kept: early };
  const named = await lastNamed();
  if (!named || !isNamed(named, path)) return {};
  const integrity = request.integrity || (await hashOf(named, store, path));
  if (isWantedAnew) await store.delete(path);
  const kept = await keptFile(store, path, integrity);
  return kept ? { kept } : { place: { store, integrity } };
}

/**
 * A release file: the kept one, or the network's, which is kept when it is what it should be. A file
 * of a version that the document does not name is the network's business alone, and so is every file
 * where the browser's stores cannot be read.
 *
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function releaseFile(request) {
  const { pathname: path } = new URL(request.url);
  const { kept, place } = await lookUp(request, path).catch(() => /** @type {Found} */ ({}));
  if (kept) return kept;
  if (!place) return fetch(request);
  const { store, integrity } = place;
  whole.delete(path);
  const canCheck = integrity !== '' && request.mode !== 'no-cors';
  const answer = await fetch(request, canCheck ? { integrity } : {});
  if (answer.status === 200 && (canCheck || harmless.test(path))) {
    // A full disk is no reason to go without the file.
    const putting = store.put(path, answer.clone()).then(
      () => true,
      () => false,
    );
    if ((await putting) && canCheck) whole.add(path);
  }
  return answer;
}

/**
 * Keeps what a page had before this worker was there, or knew what counts; mostly the browser still
 * has it. First what the document names: it knows the hashes of the rest.
 *
 * @param {string[]} addresses
 */
export async function keepFiles(addresses) {
  const { hashes = {} } = (await lastNamed()) ?? {};
  const isNamedItself = (/** @type {string} */ address) => new URL(address).pathname in hashes;
  for (const isNow of [true, false]) {
    const now = addresses.filter((address) => isNamedItself(address) === isNow);
    await Promise.allSettled(
      now.map((address) =>
        releaseFile(new Request(address, { mode: 'cors', credentials: 'same-origin' })),
      ),
    );
  }
}
