import { firstData } from '@afterglow/federation/registry/first-data';
import { matchRoute, type RouteMatch } from '@afterglow/federation/registry/route-match';
import { prefetchAnswers, session } from '@afterglow/shared-state';
import type { Platform } from './platform.ts';

/** Milliseconds the page on screen waits for the next one; then a skeleton says that it takes longer. */
const longest = 1000;

const pageOf = ({ route }: RouteMatch) => route.page ?? route.name;

/** A page that shows several addresses stays as it is between those that ask for the same. */
function isOnScreen(platform: Platform, shown: URL, match: RouteMatch, to: URL): boolean {
  const from = matchRoute(platform.remotes, shown.pathname);
  if (from?.remote !== match.remote || pageOf(from) !== pageOf(match)) return false;
  const known = firstData(from.route, shown);
  return firstData(match.route, to).every((address) => known.includes(address));
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
 * bar of progress above it, instead of an empty place. Undefined when there is nothing to wait for.
 */
export function holdUntilReady(
  platform: Platform,
  shown: URL,
  to: URL,
  signal: AbortSignal,
): Promise<void> | undefined {
  const match = matchRoute(platform.remotes, to.pathname);
  delete document.documentElement.dataset.late;
  if (!match || isOnScreen(platform, shown, match, to) || isShut(match)) return undefined;
  return inTime(bring(platform, match, to, signal));
}

/** What is coming, or the end of patience. */
async function inTime(coming: Promise<unknown>): Promise<void> {
  const isReady = await Promise.race([
    coming.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, longest, false)),
  ]);
  // It has waited long enough: the skeleton shows at once.
  if (!isReady) document.documentElement.dataset.late = '';
}
