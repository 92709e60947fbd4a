import { type Audience, published } from '../registry/audience.ts';
import type { Registry } from '../registry/registry.ts';
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
export async function sameInputs(
  files: Files,
  { channels }: Registry,
  name: string,
  versions: string[],
  inputs: string,
): Promise<StoredRelease | undefined> {
  const stored = await Promise.all(versions.map((version) => readRelease(files, name, version)));
  const { digests = {} } = channels[name] ?? {};
  return stored.find((found) => {
    if (found?.release.inputs !== inputs) return false;
    return (digests[found.release.version] ?? found.digest) === found.digest;
  });
}

/** Only a whole history can say that a commit is not part of what is checked out. */
function isElsewhere(revision: string): boolean {
  if (revision === 'unknown' || git(['rev-parse', '--is-shallow-repository']) !== 'false') {
    return false;
  }
  return !git(['merge-base', revision, 'HEAD']).startsWith(revision);
}

/** Whether a version was live for everybody at any time; what was only shown to some was not. */
async function wasLive(files: Files, name: string, version: string): Promise<boolean> {
  for await (const { channels } of backwards(files)) {
    const { live, before = [] } = channels[name] ?? {};
    if (live === version || before.includes(version)) return true;
  }
  return false;
}

/** A release that stays where it is although this checkout is another, and why. */
export interface Newer extends StoredRelease {
  why: string;
}

/**
 * What is there already and newer than this checkout: the checkout was live before it, or lacks the
 * commit that it was made from. Every machine of a product starts with everything that
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
  const { gitRevision } = there.release;
  if (isElsewhere(gitRevision)) {
    return { ...there, why: `made from ${gitRevision}, which this checkout lacks` };
  }
  const same = await sameInputs(files, seen, name, await storedVersionsOf(files, name), inputs);
  const version = same?.release.version;
  if (!version || !(await wasLive(files, name, version))) return undefined;
  return { ...there, why: `this checkout's ${version} was before it` };
}
