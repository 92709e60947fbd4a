import { buckets } from './bucket.ts';
import type { Registry } from './registry.ts';
import { resolve, type Visitor } from './resolve.ts';

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
function bucketKinds(registries: Registry[]): number[] {
  const channels = registries.flatMap((registry) => Object.values(registry.channels));
  const shares = channels.flatMap(({ canary }) => (canary ? [canary.share] : []));
  return [buckets - 1, ...shares.map((share) => Math.ceil((share * buckets) / 100) - 1)];
}

/**
 * One of each kind of browser, so that all of a kind get the same by each of some registries; everybody's
 * comes first. The site is '' for those without versions of their own.
 */
export function visitorKinds(...registries: Registry[]): Visitor[] {
  const channels = registries.flatMap((registry) => Object.values(registry.channels));
  const sites = ['', ...channels.flatMap(({ sites }) => Object.keys(sites))];
  const kinds = [...new Set(bucketKinds(registries))];
  return [...new Set(sites)].flatMap((site) => kinds.map((bucket) => ({ site, bucket })));
}

/**
 * Every set of versions that a registry gives to some browser, or to those of some kinds, each once;
 * everybody's comes first.
 */
export function combinations(registry: Registry, kinds = visitorKinds(registry)): Combination[] {
  const channels = Object.entries(registry.channels);
  const found = new Map<string, Combination>();
  for (const visitor of kinds) {
    const choices = Object.entries(resolve(registry, visitor));
    const versions = Object.fromEntries(choices.map(([name, { version }]) => [name, version]));
    const canaries = channels
      .filter(([name, { canary }]) => canary?.version === versions[name])
      .map(([name]) => name);
    const { site } = visitor;
    const key = JSON.stringify(versions);
    if (!found.has(key)) found.set(key, { versions, canaries, ...(site && { site }) });
  }
  return [...found.values()];
}
