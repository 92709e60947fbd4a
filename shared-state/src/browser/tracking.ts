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
  const named = query.get('network');
  const known = tracking();
  if (network && !named && !known.network) query.set('network', network);
  const values = keys.map((key) => [key, query.get(key)] as const);
  // The server refuses what no database has a place for, and the page that brings it would fail.
  const found = values.filter(([, value]) => value && !value.includes('\0'));
  if (found.length === 0) return;
  const before = named && named !== known.network ? {} : known;
  const all: Tracking = { ...before, ...Object.fromEntries(found) };
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(all));
    // As much as the server keeps: browsers leave out cookies of more than 4 kB.
    if (all.network) setCookie(networkCookie, all.network.slice(0, 200));
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
