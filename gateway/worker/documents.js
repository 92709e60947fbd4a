import { lastNamed, useNamed } from './files.js';
import { readDocument, withoutLook } from './named.js';
import { memberStore, siteStore } from './stores.js';

/** One document serves all addresses: the page looks at the address bar. */
const documentKey = '/document';

const offlinePage = '/offline.html';

/**
 * Keeps the page for when nothing can be reached, in a language.
 *
 * @param {string} language
 */
async function keepOfflinePage(language) {
  const site = await caches.open(siteStore);
  const kept = await site.match(offlinePage);
  if (kept?.headers.get('content-language') === language) return;
  const answer = await fetch(`${offlinePage}?lang=${encodeURIComponent(language)}`);
  if (answer.ok) await site.put(offlinePage, answer);
}

/**
 * Learns from a document: which files count, and what to show when nothing can be reached.
 *
 * @param {Response} answer
 */
async function learn(answer) {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isHtml) return;
  const { status, headers } = answer;
  const reading = answer.text();
  const naming = reading.then(readDocument);
  await useNamed(naming);
  const named = await naming;
  if (!named) return;
  if (named.reader === 'visitor') await caches.delete(memberStore);
  if (named.reader === 'member' && status === 200) {
    const store = await caches.open(memberStore);
    const html = withoutLook(await reading);
    await store.put(documentKey, new Response(html, { headers: asKept(headers) }));
  }
  await keepOfflinePage(named.language);
}

/**
 * The policies of a document stay; how it was packed on its way does not.
 *
 * @param {Headers} headers
 */
function asKept(headers) {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) kept.delete(name);
  return kept;
}

/**
 * A document: the network's, always. Without a network the member's last one, else a page that says
 * so.
 *
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
export async function newestDocument(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(learn(answer.clone()).catch(() => {}));
    return answer;
  } catch {
    const member = await caches.open(memberStore).then((store) => store.match(documentKey));
    const page = await caches.open(siteStore).then((store) => store.match(offlinePage));
    return member ?? page ?? Response.error();
  }
}

/**
 * The page that started the very first worker came before it: its document is asked for once more,
 * without what is secret in its address. Gives the paths of what its page is made of.
 *
 * @param {string} address
 * @returns {Promise<string[]>}
 */
export async function learnFromOpenPage(address) {
  if (await lastNamed()) return [];
  const answer = await fetch(new URL(address).pathname, { headers: { accept: 'text/html' } });
  await learn(answer);
  return (await lastNamed())?.files ?? [];
}
