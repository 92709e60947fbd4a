import { collisions } from '../registry/collisions.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { RemoteManifest } from '../registry/remote-manifest.ts';
import type { Files } from '../store/files.ts';
import { readRelease } from '../store/releases.ts';
import { overBudget } from './budget.ts';

async function liveManifests(files: Files, { channels }: Registry): Promise<RemoteManifest[]> {
  const read = await Promise.all(
    Object.entries(channels).map(([name, { live, digests }]) =>
      readRelease(files, name, live, digests[live]),
    ),
  );
  return read.flatMap((stored) => (stored?.release.manifest ? [stored.release.manifest] : []));
}

/** Refuses what would break the page, with everything that is wrong in one line. */
export async function check(candidate: Release, files: Files, registry: Registry): Promise<void> {
  const problems = overBudget(candidate);
  const { manifest, texts } = candidate;
  if (manifest) {
    problems.push(...collisions(manifest, await liveManifests(files, registry)));
    for (const locale of manifest.locales) {
      if (!texts[locale]) problems.push(`there are no texts for ${locale}`);
    }
  }
  if (problems.length > 0)
    throw new Refusal(`${candidate.name} is not released: ${problems.join('; ')}`);
}
