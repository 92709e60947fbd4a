/**
 * @typedef {object} Named What a document says of release files.
 * @property {string[]} folders where they are; a file elsewhere is of no version that counts now
 * @property {Record<string, string>} hashes of the files the document names itself, by path
 * @property {string[]} files that its page is made of, as far as it says so
 * @property {string} language of the page
 * @property {'member' | 'visitor' | 'unknown'} reader
 */

const bootJson = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
const file = /(?:href|src)="(\/assets\/[^"]+)" integrity="([^"]+)"/g;

/** @param {string} path */
export const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Reads a document of the gateway; undefined for any other page.
 *
 * @param {string} html
 * @returns {Named | undefined}
 */
export function readDocument(html) {
  const json = bootJson.exec(html)?.[1];
  if (!json) return undefined;
  const boot = JSON.parse(json);
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const [, path = '', hash = ''] of html.matchAll(file)) hashes[path] = hash;
  const files = Object.keys(hashes);
  const versions = boot.remotes.flatMap((/** @type {any} */ remote) =>
    remote.previous ? [remote, remote.previous] : [remote],
  );
  for (const { entry, texts } of [boot.shell, ...versions]) {
    for (const one of [entry, ...Object.values(texts)]) if (one) hashes[one.url] = one.integrity;
  }
  return {
    folders: [
      `/assets/shell/${boot.shell.version}/`,
      ...versions.map((/** @type {any} */ { entry }) => folderOf(entry.url)),
    ],
    hashes,
    files,
    language: boot.language,
    reader: boot.user ? 'member' : boot.user === null ? 'visitor' : 'unknown',
  };
}

/**
 * A document as it stands for every address where there is no network: what it shows before its
 * scripts is of one.
 *
 * @param {string} html
 */
export const withoutLook = (html) => html.replace(/<!--look-->[\s\S]*<!--\/look-->/, '');

/**
 * Whether a path is one of a version that the document names.
 *
 * @param {Pick<Named, 'folders'>} named
 * @param {string} path
 */
export const isNamed = ({ folders }, path) => folders.some((folder) => path.startsWith(folder));

const table = /\{"[^"{}]+":"sha384-[^"]+"(?:,"[^"{}]+":"sha384-[^"]+")*\}/;

/**
 * The hashes that the first script of a release holds for its other files, by their names; the build
 * writes them as JSON (`federation/bundler/integrity-plugin.ts`).
 *
 * @param {string} script
 * @returns {Record<string, string>}
 */
export function tableIn(script) {
  return JSON.parse(table.exec(script)?.[0] ?? '{}');
}
