import { folderNames } from '../../registry/page-folders.ts';
import type { Release } from '../../registry/release.ts';
import type { Guard, RemoteRoute } from '../../registry/remote-manifest.ts';
import { addressOf, parametersOf } from '../../registry/route-pattern.ts';
import type { ReadableRelease } from '../gate-input.ts';
import type { GateScope } from '../scope.ts';
import { knownId, recordedAnswer } from './recorded.ts';

/** A page to open, and as whom. */
export interface Visit {
  remote: string;
  path: string;
  /** To show there; without one it is about the page itself. */
  slot?: string;
  /**
   * A newcomer is a member with all the shell offers in the first hours; whoever is at home is a
   * member whose every question has its recorded answer.
   */
  as: 'visitor' | 'member' | 'newcomer' | 'at-home';
  /** The parameters are made up, so the remote may say that nothing is there. */
  madeUp: boolean;
  /** What it looks like and who may see it; only of pages. */
  page?: string;
  guard?: Guard;
  /** Has been seen at another address, and only has to stand at this one. */
  brief?: boolean;
}

/** Where the recorded site has a page that each site puts at an address of its own. */
const siteAddress = (setting: string): string =>
  String(recordedAnswer('settings').settings?.[setting]);

/**
 * Addresses of a route: the site's where it says one, one per folder where its first parameter names
 * one, else with made-up values.
 */
function pathsOf(release: Release, { path, setting }: RemoteRoute): string[] {
  const [first = ''] = parametersOf(path);
  const names = setting === undefined ? folderNames(release, first) : [siteAddress(setting)];
  const values = names.length > 0 ? names : [knownId(path) ?? '1'];
  const filled = values.map((value) => addressOf(path, (name) => (name === first ? value : '1')));
  return [...new Set(filled)];
}

/** Every page of a remote, once per address. */
function visitsOf(release: Release): Visit[] {
  return (release.manifest?.routes ?? []).flatMap((route) =>
    pathsOf(release, route).map((path, _index, paths) => ({
      remote: release.name,
      path,
      as: route.guard === 'member' ? 'member' : 'visitor',
      madeUp: route.path.includes(':') && route.setting === undefined,
      // With an id, one page is a list no more but somebody's conversation.
      page: [
        paths.length > 1 ? path : (route.page ?? route.name),
        ...parametersOf(route.path),
      ].join(' '),
      guard: route.guard,
    })),
  );
}

/** Who sees a slot that is not for every member. */
const audiences: Record<string, Visit['as']> = {
  'modal:signup': 'visitor',
  'modal:activation': 'newcomer',
  'alert:activation': 'newcomer',
  'modal:time-bonus': 'newcomer',
  'banner:time-bonus': 'newcomer',
};

/** For whom the manners of a page or slot are looked at. */
function audienceOf({ slot, guard }: Visit): Visit['as'] {
  if (slot) return audiences[slot] ?? 'at-home';
  return guard === 'visitor' ? 'visitor' : 'at-home';
}

/**
 * Each page and each slot, as the member who is at home where members may see it; further addresses of
 * a page briefly.
 */
export function stopsOf(visits: Visit[]): Visit[] {
  const seen = new Set<string>();
  return visits.map((visit) => {
    const key = `${visit.remote} ${visit.slot ?? visit.page}`;
    const brief = seen.has(key);
    seen.add(key);
    return { ...visit, as: audienceOf(visit), brief };
  });
}

/** An address of nobody: the shell's own page for it has a layout, dialogs, and no remote. */
export const emptyPage = '/-/-';

/** Every slot that a remote fills. */
function slotVisitsOf({ name, manifest }: Release): Visit[] {
  return (manifest?.slots ?? []).map((slot) => ({
    remote: name,
    path: emptyPage,
    slot,
    // Shown to somebody else it goes again at once, before anybody could look at it.
    as: audiences[slot] ?? 'newcomer',
    madeUp: false,
  }));
}

/** The pages of a scope that are worth opening. */
function visitsInScope(visits: Visit[], { name, folders }: GateScope): Visit[] {
  if (name === 'texts') return [];
  if (name === 'full') return visits;
  const names = folders.map((folder) => folder.split('/').pop() ?? '');
  return visits.filter(({ path }) => path.split('/').some((part) => names.includes(part)));
}

/**
 * The pages and slots to open for a candidate; for the shell the first page and the slots of every
 * remote beside it.
 */
export function visitsFor(candidate: Release, scope: GateScope, after: ReadableRelease[]): Visit[] {
  if (candidate.manifest)
    return visitsInScope([...visitsOf(candidate), ...slotVisitsOf(candidate)], scope);
  if (scope.name === 'texts') return [];
  return after.flatMap(({ release }) => [
    ...visitsOf(release).slice(0, 1),
    ...slotVisitsOf(release),
  ]);
}
