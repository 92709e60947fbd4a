import type { Reader } from '../identity/reader.ts';
import type { Gender } from '../identity/tables.ts';
import { nicheName } from '../sites/niche.ts';
import type { seeks } from './profile-choices.ts';

/**
 * Members of one pool and gender who seek the same. A search reads each list on its own, because only
 * then the indexes have the wanted order; and so who fits the reader is not looked for among others.
 */
export interface List {
  pool: string;
  gender: Gender;
  seeks: (typeof seeks)[number];
}

export function listsOf(genders: Gender[], pools: string[]): List[] {
  return genders.flatMap((gender) => {
    const wishes =
      gender === 'female'
        ? (['male', 'both', 'female'] as const)
        : (['female', 'both', 'male'] as const);
    return wishes.flatMap((seeks) => pools.map((pool) => ({ pool, gender, seeks })));
  });
}

/** They seek somebody like the reader; of a visitor, what the site is for is known. */
export function fitsReader({ user, site }: Reader, { gender, seeks }: List): boolean {
  if (seeks === 'both') return true;
  if (user) return seeks === user.gender;
  return nicheName(site.settings) !== 'gay' || seeks === gender;
}
