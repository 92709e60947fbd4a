import type { Tracking } from '../api/types.ts';

const KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies (keyof Tracking)[];

const STORED_AS = 'tracking';

/** Keeps tracking values of the query for this visit; later values win. */
export function rememberTracking(search: string): void {
  const query = new URLSearchParams(search);
  const found = KEYS.filter((key) => query.get(key)).map((key) => [key, query.get(key)]);
  if (found.length === 0) return;
  try {
    sessionStorage.setItem(
      STORED_AS,
      JSON.stringify({ ...tracking(), ...Object.fromEntries(found) }),
    );
  } catch {
    // Without storage the visit counts as untracked.
  }
}

export function tracking(): Tracking {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}
