import { createHash } from 'node:crypto';
import { Refusal } from '../registry/refusal.ts';
import { type Release, release } from '../registry/release.ts';
import type { Stored } from '../registry/retention.ts';
import type { Files } from './files.ts';

/** The key of a file of a release. */
export function releaseKey(name: string, version: string, path: string): string {
  return `releases/${name}/${version}/${path}`;
}

/** `sha384-…`, as the browser's integrity attribute wants it. */
export function digestOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export interface StoredRelease {
  release: Release;
  /** Hash of its release.json, as the registry names it. */
  digest: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what a release says of itself, undefined when it was never stored whole. With `digest` from
 * the registry nothing but exactly that is accepted.
 */
export async function readRelease(
  files: Files,
  name: string,
  version: string,
  digest?: string,
): Promise<StoredRelease | undefined> {
  const found = await files.read(releaseKey(name, version, 'release.json'));
  if (!found) return undefined;
  const actual = digestOf(found.content);
  if (digest !== undefined && digest !== actual) {
    throw new Refusal(`release.json of ${name} ${version} is not what the registry names`);
  }
  const described = release.safeParse(parsed(found.content.toString()));
  if (described.success) return { release: described.data, digest: actual };
  const issue = described.error.issues[0];
  throw new Refusal(
    `release.json of ${name} ${version} is none: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}

/** Packages and versions in the store, those included whose upload was never finished. */
export async function storedVersions(files: Files): Promise<Map<string, Map<string, string[]>>> {
  const packages = new Map<string, Map<string, string[]>>();
  for (const key of await files.list('releases')) {
    const [, name = '', version = '', ...path] = key.split('/');
    const versions = packages.get(name) ?? new Map<string, string[]>();
    packages.set(name, versions.set(version, [...(versions.get(version) ?? []), path.join('/')]));
  }
  return packages;
}

/** Versions of one package that are in the store whole. */
export async function storedVersionsOf(files: Files, name: string): Promise<string[]> {
  const keys = (await files.list(`releases/${name}`)).map((key) => key.split('/'));
  return keys.flatMap(([, , version, file]) =>
    version && file === 'release.json' ? [version] : [],
  );
}

/** When each finished version of a package was made. */
export async function finished(
  files: Files,
  name: string,
  versions: Map<string, string[]>,
): Promise<Stored[]> {
  const whole = [...versions].filter(([, paths]) => paths.includes('release.json'));
  const read = await Promise.all(whole.map(([version]) => readRelease(files, name, version)));
  return read.flatMap((stored) =>
    stored ? [{ version: stored.release.version, createdAt: stored.release.createdAt }] : [],
  );
}
