import { lastBucket } from '../registry/bucket.ts';
import type { Composition as Asked } from '../registry/composition.ts';
import type { Owner } from '../registry/owner.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { resolve } from '../registry/resolve.ts';
import { matchRoute } from '../registry/route-match.ts';
import { goLive, unpinSite } from '../registry/steps.ts';
import type { Files } from '../store/files.ts';
import { readRelease } from '../store/releases.ts';

/** A package's part of a page. */
export interface Part {
  /** What it is there for: the frame, the page itself, or slots that it may fill. */
  role: string;
  name: string;
  version: string;
  /** What browsers fall back to when it fails. */
  previous: string | null;
  createdAt: string;
  gitRevision: string;
  /** Null for a release that was made before releases told. */
  owner: Owner | null;
  /** What some browsers get instead. */
  canary: { version: string; share: number } | null;
}

export interface Composition {
  /** The name of the route, null where no remote has the address. */
  route: string | null;
  path: string | null;
  parts: Part[];
}

function roleOf({ name, manifest }: Release, page: string | undefined): string | undefined {
  if (name === 'shell') return 'frame';
  const slots = manifest?.slots.join(', ');
  if (name === page) return slots ? `page; ${slots}` : 'page';
  return slots || undefined;
}

/**
 * Which packages make the page at `pathname` on a site, for a browser that takes part in no trial unless `bucket` says
 * so.
 * What is in the store is enough for that; routes whose path is a setting of the site are told by
 * their pattern. Throws what `readRelease` throws.
 */
export async function compositionOf(
  files: Files,
  registry: Registry,
  { pathname, site, bucket = lastBucket }: { pathname: string; site: string; bucket?: number },
): Promise<Composition> {
  const choices = Object.entries(resolve(registry, { bucket, site }));
  const found = await Promise.all(
    choices.map(async ([name, { version, previous }]) => {
      const { digests, canary } = registry.channels[name] ?? {};
      const stored = await readRelease(files, name, version, digests?.[version]);
      return stored ? [{ release: stored.release, previous, canary: canary ?? null }] : [];
    }),
  );
  const chosen = found.flat();
  const remotes = chosen.flatMap(({ release: { name, manifest } }) =>
    manifest ? [{ name, routes: manifest.routes }] : [],
  );
  const match = matchRoute(remotes, pathname);
  const parts = chosen.flatMap(({ release, previous, canary }) => {
    const role = roleOf(release, match?.remote.name);
    const { name, version, createdAt, gitRevision, owner = null } = release;
    return role ? [{ role, name, version, previous, createdAt, gitRevision, owner, canary }] : [];
  });
  const order = ({ role }: Part) => (role === 'frame' ? 0 : /^page\b/.test(role) ? 1 : 2);
  parts.sort((a, b) => order(a) - order(b) || a.name.localeCompare(b.name));
  return { route: match?.route.name ?? null, path: match?.route.path ?? null, parts };
}

/** A registry as if packages were live in other versions, also where a site has one of its own. */
export function previewed(registry: Registry, packages: Asked['packages']): Registry {
  return Object.entries(packages).reduce((current, [name, { version, digest }]) => {
    const sites = Object.keys(current.channels[name]?.sites ?? {});
    const next = goLive(current, { name, version, digest });
    return sites.reduce((now, site) => unpinSite(now, name, site), next);
  }, registry);
}
