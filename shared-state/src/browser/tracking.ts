import type { Tracking } from '../api/types.ts';

const keys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies (keyof Tracking)[];

const storedAs = 'tracking';

/** Keeps tracking values of the query for this visit; later values win. */
export function rememberTracking(search: string): void {
  const query = new URLSearchParams(search);
  const found = keys.filter((key) => query.get(key)).map((key) => [key, query.get(key)]);
  if (found.length === 0) return;
  try {
    sessionStorage.setItem(
      storedAs,
      JSON.stringify({ ...tracking(), ...Object.fromEntries(found) }),
    );
  } catch {
    // Without storage the visit counts as untracked.
  }
}

export function tracking(): Tracking {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}');
  } catch {
    return {};
  }
}
