import { pairings, titleOf } from './pairings.ts';

/** A release of today beside one of the previous revision, by name. */
export interface Pair {
  fresh: string;
  old: string;
}

/**
 * What the failures have in common: pairs that were together in rows that failed and in none that
 * passed.
 *
 * @param failed titles of the rows that failed
 */
export function suspects(packages: string[], failed: string[]): Pair[] {
  const rows = pairings(packages).filter(({ failing }) => failing.length === 0);
  const pairs = packages.flatMap((fresh) => packages.map((old) => ({ fresh, old })));
  return pairs.filter(({ fresh, old }) => {
    const together = rows.filter((row) => row.old.includes(old) && !row.old.includes(fresh));
    return together.length > 0 && together.every((row) => failed.includes(titleOf(row, packages)));
  });
}
