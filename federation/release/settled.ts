import { type Audience, published } from '../registry/audience.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { Files } from '../store/files.ts';
import { backwards } from '../store/history.ts';
import { readRelease, type StoredRelease, storedVersionsOf } from '../store/releases.ts';
import { git } from './person.ts';

/**
 * Versions that need no release when they were made from the same inputs: the one that is where the
 * audience leads. When everything that changed is asked for, also the one on trial, and those that
 * were taken back: a restart must not bring them to everybody.
 */
export function settled(
  seen: Registry,
  name: string,
  audience: Audience,
  changed: boolean,
): string[] {
  const { canary, withdrawn = [] } = seen.channels[name] ?? {};
  const versions = [published(seen, name, audience), ...(changed ? [canary?.version] : [])];
  return [...versions.filter((version) => version !== undefined), ...(changed ? withdrawn : [])];
}

/** A release that the registry names by another digest is not the same, whatever it says of itself. */
async function allOfInputs(
  files: Files,
  { channels }: Registry,
  name: string,
  versions: string[],
  inputs: string,
): Promise<StoredRelease[]> {
  const stored = await Promise.all(versions.map((version) => readRelease(files, name, version)));
  const { digests = {} } = channels[name] ?? {};
  return stored.flatMap((found) => {
    if (found?.release.inputs !== inputs) return [];
    return (digests[found.release.version] ?? found.digest) === found.digest ? [found] : [];
  });
}

/** The first of some versions that was made from the same inputs. */
export const sameInputs = async (
  ...of: Parameters<typeof allOfInputs>
): Promise<StoredRelease | undefined> => (await allOfInputs(...of))[0];

/** Only a whole history can say that a commit is not part of what is checked out. */
export function isElsewhere(revision: string): boolean {
  if (revision === 'unknown' || git(['rev-parse', '--is-shallow-repository']) !== 'false') {
    return false;
  }
  return !git(['merge-base', revision, 'HEAD']).startsWith(revision);
}

/** What the clocks of machines may differ by. Milliseconds. */
const skew = 86_400_000;

/** The one of some releases that was live for everybody last; what was only shown to some was not. */
async function lastLive(
  files: Files,
  name: string,
  releases: Release[],
): Promise<string | undefined> {
  if (releases.length === 0) return undefined;
  const made = Math.min(...releases.map(({ createdAt }) => Date.parse(createdAt)));
  for await (const { channels, change } of backwards(files)) {
    const { live, before = [] } = channels[name] ?? {};
    const found = [live, ...before].find((known) =>
      releases.some(({ version }) => version === known),
    );
    if (found) return found;
    // Nothing was live before it was made, and a history may be long.
    if (change && Date.parse(change.at) < made - skew) break;
  }
  return undefined;
}

/** A release that stays where it is although this checkout is another, and why. */
export interface Newer extends StoredRelease {
  why: string;
}

/**
 * What is there already and newer than this checkout: the checkout was live before it, or lacks the
 * commit that it, or its canary, was made from. Every machine of a product starts with everything that
 * changed; none may undo what was released since from elsewhere.
 */
export async function newerThanCheckout(
  files: Files,
  seen: Registry,
  name: string,
  audience: Audience,
  inputs: string,
): Promise<Newer | undefined> {
  const current = published(seen, name, audience);
  const there = current && (await readRelease(files, name, current));
  if (!there) return undefined;
  const canary = audience.kind === 'live' ? seen.channels[name]?.canary?.version : undefined;
  const tried = canary && (await readRelease(files, name, canary));
  const elsewhere = [there, ...(tried ? [tried] : [])].find(({ release }) =>
    isElsewhere(release.gitRevision),
  );
  if (elsewhere) {
    const { version, gitRevision } = elsewhere.release;
    const of = elsewhere === there ? '' : `its canary ${version} is `;
    return { ...there, why: `${of}made from ${gitRevision}, which this checkout lacks` };
  }
  // A preview of it is a version of its own.
  const own = await allOfInputs(files, seen, name, await storedVersionsOf(files, name), inputs);
  const version = await lastLive(
    files,
    name,
    own.map(({ release }) => release),
  );
  return version ? { ...there, why: `this checkout's ${version} was before it` } : undefined;
}
