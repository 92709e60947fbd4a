import { firstData } from '@afterglow/federation/registry/first-data';
import { matchRoute, type RouteMatch } from '@afterglow/federation/registry/route-match';
import { prefetchAnswers, session } from '@afterglow/shared-state';
import type { Platform } from './platform.ts';

/** Milliseconds the page on screen waits for the next one; then a skeleton says that it takes longer. */
const longest = 1000;

/** A page that shows several addresses stays as it is between them and needs no holding. */
function isSamePage(from: RouteMatch | undefined, to: RouteMatch): boolean {
  const pageOf = ({ route }: RouteMatch) => route.page ?? route.name;
  return from?.remote === to.remote && pageOf(from) === pageOf(to);
}

/** Where a guard will send its reader elsewhere there is nothing to bring. */
function isShut({ route }: RouteMatch): boolean {
  const isMember = session.getState().user !== null;
  return route.guard === 'member' ? !isMember : route.guard === 'visitor' && isMember;
}

/** The code and the first data of a page; settles when both are here or are not to be had. */
async function bring(platform: Platform, match: RouteMatch, to: URL, signal: AbortSignal) {
  const code = platform.prepare(match.remote.name, to.pathname);
  const isMember = session.getState().user !== null;
  const data = isMember && prefetchAnswers(firstData(match.route, to), signal);
  // Whoever draws the page is told what is wrong with it.
  await Promise.allSettled([code, data]);
}

/**
 * Holds a navigation until the next page can be drawn: until then the one on screen stays, with the
 * bar of progress above it, instead of an empty place.
 */
export async function holdUntilReady(
  platform: Platform,
  shown: () => string,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<null> {
  const to = new URL(url);
  const match = matchRoute(platform.remotes, to.pathname);
  const from = matchRoute(platform.remotes, shown());
  const root = document.documentElement;
  delete root.dataset.late;
  if (!match || isSamePage(from, match) || isShut(match)) return null;
  const isReady = await Promise.race([
    bring(platform, match, to, signal).then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, longest, false)),
  ]);
  // It has waited long enough: the skeleton shows at once.
  if (!isReady) root.dataset.late = '';
  return null;
}
