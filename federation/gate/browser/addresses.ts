import { folderNames } from '../../registry/page-folders.ts';
import type { Release } from '../../registry/release.ts';
import type { RemoteRoute } from '../../registry/remote-manifest.ts';
import type { ReadableRelease } from '../gate-input.ts';
import type { Lane } from '../lane.ts';

/** A page to open, and as whom. */
export interface Visit {
  remote: string;
  route: string;
  path: string;
  member: boolean;
  /** The parameters are made up, so the remote may say that nothing is there. */
  madeUp: boolean;
}

/** Addresses of a route: one per folder where a parameter names one, else with a made-up value. */
function pathsOf(release: Release, { path }: RemoteRoute): string[] {
  const required = path.replace(/\/:\w+\?/g, '') || '/';
  const parameter = /:(\w+)/.exec(required)?.[1];
  const values = parameter ? folderNames(release, parameter) : [];
  const first = values.length > 0 ? values : ['1'];
  const filled = first.map((value) => required.replace(/:\w+/, value).replace(/:\w+/g, '1'));
  return parameter ? filled : [required];
}

/** Every page of a remote, once per address. */
function visitsOf(release: Release): Visit[] {
  return (release.manifest?.routes ?? []).flatMap((route) =>
    pathsOf(release, route).map((path) => ({
      remote: release.name,
      route: route.name,
      path,
      member: route.guard === 'member',
      madeUp: route.path.includes(':'),
    })),
  );
}

/** The pages of a lane that are worth opening. */
function visitsInLane(visits: Visit[], { name, folders }: Lane): Visit[] {
  if (name === 'texts') return [];
  if (name === 'full') return visits;
  const names = folders.map((folder) => folder.split('/').pop() ?? '');
  return visits.filter(({ path }) => path.split('/').some((part) => names.includes(part)));
}

/** The pages to open for a candidate; for the shell the first page of every remote beside it. */
export function visitsFor(candidate: Release, lane: Lane, after: ReadableRelease[]): Visit[] {
  if (candidate.manifest) return visitsInLane(visitsOf(candidate), lane);
  if (lane.name === 'texts') return [];
  return after.flatMap(({ release }) => visitsOf(release).slice(0, 1));
}
