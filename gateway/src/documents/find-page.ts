import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { hasPage } from '@afterglow/federation/registry/page-folders';
import type { Release } from '@afterglow/federation/registry/release';
import { matchRoute, type RouteMatch } from '@afterglow/federation/registry/route-match';
import { atSitePaths } from '@afterglow/federation/registry/site-paths';
import type { Known } from './gather.ts';

/** What an address leads to on a site. */
export interface FoundPage {
  /** All remotes, with their routes where the site has them. */
  remotes: BootRemote[];
  match: RouteMatch | undefined;
  /** Of the remote that matches. */
  release: Release | undefined;
  /** There is a page behind the match. */
  isFound: boolean;
  status: 200 | 404 | 503;
}

/** Whether a page is behind a match; what is being worked on may have some that no release has. */
function leadsSomewhere({ live, dev, url }: Known, { remote, route }: RouteMatch): boolean {
  const release = live.releaseOf(remote.name);
  return !release || dev?.name === remote.name || hasPage(release, route, url.pathname);
}

export function findPage(known: Known): FoundPage {
  const { live, settings, url } = known;
  const remotes = atSitePaths(live.remotes, settings);
  const match = matchRoute(remotes, url.pathname);
  const isFound = match !== undefined && leadsSomewhere(known, match);
  // The address may be that of a remote whose pages nobody knows just now.
  const isUnknown = !match && live.lacking.length > 0;
  const status = isFound ? 200 : isUnknown ? 503 : 404;
  const release = match && live.releaseOf(match.remote.name);
  return { remotes, match, release, isFound, status };
}

/** Whether this reader sees the page; the others are led elsewhere by it. */
export function isFor({ match }: Pick<FoundPage, 'match'>, { user }: Pick<Known, 'user'>): boolean {
  const guard = match?.route.guard;
  return user !== undefined && (guard === 'none' || (guard === 'member') === (user !== null));
}
