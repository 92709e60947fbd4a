import { buckets } from './bucket.ts';
import type { Registry } from './registry.ts';
import { resolve } from './resolve.ts';

/** Versions that some browsers get together, and which browsers these are. */
export interface Combination {
  /** Version by package. */
  versions: Record<string, string>;
  /** A site with versions of its own; undefined for the others. */
  site?: string;
  /** Packages of which these browsers get the canary. */
  canaries: string[];
}

/** One bucket of each kind: in no share, and the last one of each share. */
function bucketKinds({ channels }: Registry): number[] {
  const shares = Object.values(channels).flatMap(({ canary }) => (canary ? [canary.share] : []));
  return [buckets - 1, ...shares.map((share) => Math.ceil((share * buckets) / 100) - 1)];
}

/** Every set of versions that a registry gives to some browser, each once; everybody's comes first. */
export function combinations(registry: Registry): Combination[] {
  const channels = Object.entries(registry.channels);
  const pinned = new Set(channels.flatMap(([, { sites }]) => Object.keys(sites)));
  const found = new Map<string, Combination>();
  for (const site of [undefined, ...pinned]) {
    for (const bucket of bucketKinds(registry)) {
      const choices = Object.entries(resolve(registry, { bucket, site: site ?? '' }));
      const versions = Object.fromEntries(choices.map(([name, { version }]) => [name, version]));
      const canaries = channels
        .filter(([name, { canary }]) => canary?.version === versions[name])
        .map(([name]) => name);
      const key = JSON.stringify(versions);
      if (!found.has(key)) found.set(key, { versions, canaries, ...(site && { site }) });
    }
  }
  return [...found.values()];
}
