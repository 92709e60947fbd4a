import type { BootRemote } from './boot-manifest.ts';
import { addressOf } from './route-pattern.ts';

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What came out before, by the values of the settings that count: as many as there are sites. */
const known = new WeakMap<BootRemote[], Map<string, BootRemote[]>>();

/**
 * Remotes with the paths that a site gives to some of their routes: one with `setting` stands where
 * that setting says, and nowhere when it says nothing that can be part of an address.
 */
export function atSitePaths(
  remotes: BootRemote[],
  settings: Record<string, unknown>,
): BootRemote[] {
  const named = remotes.flatMap(({ routes }) => routes.flatMap(({ setting }) => setting ?? []));
  const key = JSON.stringify(named.map((setting) => settings[setting]));
  const before = known.get(remotes) ?? new Map<string, BootRemote[]>();
  known.set(remotes, before);
  const placed = before.get(key) ?? place(remotes, settings);
  before.set(key, placed);
  return placed;
}

function place(remotes: BootRemote[], settings: Record<string, unknown>): BootRemote[] {
  return remotes.map((remote) => {
    if (!remote.routes.some(({ setting }) => setting)) return remote;
    const routes = remote.routes.flatMap((route) => {
      if (route.setting === undefined) return [route];
      const value = settings[route.setting];
      if (typeof value !== 'string' || !segment.test(value)) return [];
      return [{ ...route, path: addressOf(route.path, () => value) }];
    });
    return { ...remote, routes };
  });
}
