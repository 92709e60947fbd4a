import type { Tracking } from '../api/types.ts';
import { setCookie } from './cookies.ts';

const keys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies (keyof Tracking)[];

const storedAs = 'tracking';

/** Holds `network` for the gateway, which draws pages for whom a partner sent, and for other tabs. */
export const networkCookie = 'network';

/**
 * Keeps tracking values of the query for this visit; later values win, and another partner's link
 * leaves nothing of the one before.
 *
 * @param network from the cookie: of a page before this one, maybe in another tab
 */
export function rememberTracking(search: string, network?: string | null): void {
  const query = new URLSearchParams(search);
  if (network && !query.get('network') && !tracking().network) query.set('network', network);
  const found = keys.filter((key) => query.get(key)).map((key) => [key, query.get(key)]);
  if (found.length === 0) return;
  const named = new URLSearchParams(search).get('network');
  const before = named && named !== tracking().network ? {} : tracking();
  try {
    sessionStorage.setItem(storedAs, JSON.stringify({ ...before, ...Object.fromEntries(found) }));
    const { network: kept } = tracking();
    if (kept) setCookie(networkCookie, kept);
  } catch {
    // Without storage the visit counts as untracked.
  }
}

/** Keeps those of the page one comes from, when it was left before it had a script to do so. */
export function rememberReferrer({ referrer }: { referrer: string }): void {
  if (tracking().network || !referrer.startsWith(`${location.origin}/`)) return;
  rememberTracking(new URL(referrer).search);
}

export function tracking(): Tracking {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}');
  } catch {
    return {};
  }
}
