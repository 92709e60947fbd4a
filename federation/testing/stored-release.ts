import type { ApiCalls } from '../registry/api-calls.ts';
import { drawingFile } from '../registry/drawing.ts';
import type { Owner } from '../registry/owner.ts';
import type { ReleaseRef } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { goLive } from '../registry/steps.ts';
import type { BuiltFile } from '../store/built-files.ts';
import { contentVersion, fileTable } from '../store/built-files.ts';
import type { Files } from '../store/files.ts';
import { changeRegistry, type Keys } from '../store/registry-file.ts';
import { upload } from '../store/upload.ts';
import { manifestOf, releaseOf } from './releases.ts';

interface Details {
  /** Of its only route. */
  path?: string;
  /** Whether search engines may show it. */
  indexable?: boolean;
  /** Hash of what it is said to be made from. */
  inputs?: string;
  createdAt?: string;
  gitRevision?: string;
  slots?: string[];
  /** Code that draws its pages. */
  draws?: string;
  /** Stylesheet of its route. */
  styles?: string;
  /** What it uses of the API. */
  api?: ApiCalls;
  owner?: Owner;
}

/** Stores a small release, without a build; `text` makes its content, and so its version. */
export async function storeRelease(
  files: Files,
  name: string,
  text: string,
  details: Details = {},
): Promise<ReleaseRef> {
  const {
    path = `/${name}`,
    indexable = false,
    inputs = 'inputs',
    slots = [],
    owner,
    draws,
    styles,
    api,
    gitRevision = 'abc',
  } = details;
  const { createdAt = new Date().toISOString() } = details;
  const file = (of: string): BuiltFile => ({
    path: of,
    content: Buffer.from(`${of} of ${text}`),
    brotli: null,
  });
  const whole = (path: string, text: string): BuiltFile => ({
    ...{ path, content: Buffer.from(text), brotli: null },
  });
  const built = ['entry.js', 'route.js', 'texts/en.json', 'texts/nl.json'].map(file);
  if (draws) built.push(whole(drawingFile, draws));
  if (styles) built.push(whole('route.css', styles));
  const table = fileTable(built);
  const version = contentVersion(table);
  const part = { name, version, inputs, files: table, createdAt, gitRevision };
  const release: Release = releaseOf('0', {
    ...part,
    owner,
    ...(api && { contract: { api } }),
    manifest:
      name === 'shell'
        ? undefined
        : manifestOf({
            name,
            slots,
            routes: [{ name, path, layout: 'default', guard: 'none', indexable }],
          }),
    preload: { [name]: ['route.js', ...(styles ? ['route.css'] : [])], document: [] },
  });
  return { name, version, digest: await upload(files, release, built) };
}

/** The same, and makes it live. */
export async function releaseLive(
  files: Files,
  keys: Keys,
  name: string,
  text: string,
  details?: Details,
) {
  const ref = await storeRelease(files, name, text, details);
  const note = { who: 'test', why: '', what: `${name} ${ref.version} live` };
  await changeRegistry(files, keys, note, (current) => goLive(current, ref));
  return ref;
}
