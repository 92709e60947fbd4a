import { folderNames, folderOf } from '../../registry/page-folders.ts';
import type { Release } from '../../registry/release.ts';
import type { RemoteRoute } from '../../registry/remote-manifest.ts';
import { addressOf, parametersOf, valuesIn } from '../../registry/route-pattern.ts';
import type { Problem } from '../problem.ts';

/** Where a remote shows something: how it is called, and in words. */
interface Place {
  name: string;
  what: string;
}

/** Pages that have a folder of their own, such as landers. */
function folders(release: Release): string[] {
  const parameters = new Set(
    (release.manifest?.routes ?? []).flatMap(({ path }) => parametersOf(path)),
  );
  return [...parameters].flatMap((parameter) =>
    folderNames(release, parameter).map((name) => folderOf(parameter) + name),
  );
}

/** Whether a route of somebody leads where another one led. */
function isReached({ path }: RemoteRoute, routes: RemoteRoute[]): boolean {
  const address = addressOf(path, () => '1');
  return routes.some(
    (other) => other.path === path || (!other.setting && valuesIn(other.path, address)),
  );
}

/** What the live release shows and nothing of `together` does. */
function lost(live: Release, together: Release[]): Place[] {
  const manifests = together.flatMap(({ manifest }) => manifest ?? []);
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const slots = manifests.flatMap((manifest) => manifest.slots);
  const kept = together.flatMap(folders);
  return [
    ...(live.manifest?.routes ?? [])
      .filter((route) => !isReached(route, routes))
      .map(({ name, path }) => ({ name, what: `the page ${path}` })),
    ...folders(live)
      .filter((folder) => !kept.includes(folder))
      .map((folder) => ({ name: folder.split('/').pop() ?? '', what: `the page of ${folder}` })),
    ...(live.manifest?.slots ?? [])
      .filter((slot) => !slots.includes(slot))
      .map((slot) => ({ name: slot, what: `what fills ${slot}` })),
  ];
}

/**
 * A checkout that lacks the work of others would take it off without a word.
 *
 * @param without names of what is meant to go
 */
export function lostPlaces(live: Release, together: Release[], without: string[]): Problem[] {
  return lost(live, together)
    .filter(({ name }) => !without.includes(name))
    .map(({ name, what }) => ({
      rule: 'lost',
      message: `it takes off ${what}, which is live`,
      advice: `get what others did since (git pull), or say that it goes: --without ${name}`,
    }));
}
