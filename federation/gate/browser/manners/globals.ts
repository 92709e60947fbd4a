import type { Release } from '../../../registry/release.ts';

/** Globals that are new. What the build of a release needs itself is named after its container. */
export function newGlobals(
  before: string[],
  after: string[],
  releases: Pick<Release, 'container'>[],
): string[] {
  const known = new Set(before);
  const isBuilt = (name: string) => releases.some(({ container }) => name.includes(container));
  return after.filter((name) => !known.has(name) && !isBuilt(name));
}
