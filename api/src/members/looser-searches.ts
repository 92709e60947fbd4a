import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import type { SearchAnswer } from './schemas.ts';
import type { SearchFilter } from './search-filter.ts';
import { searchCount } from './search-page.ts';

type Looser = NonNullable<Static<typeof SearchAnswer>['looser']>;
type Name = Looser[number]['filter'];

const without: Record<Name, Partial<SearchFilter>> = {
  age: { minAge: 18, maxAge: 120 },
  region: { region: null },
  interests: { interests: [] },
  max_km: { maxKm: null },
  online: { online: false },
  verified: { verified: false },
  real_only: { realOnly: false },
};

/** Which single filter to leave out to find more, and how many more that are; most first. */
export async function looserSearches(
  ctx: Context,
  reader: Reader,
  filter: SearchFilter,
  found: number,
): Promise<Looser> {
  const set = (Object.keys(without) as Name[]).filter((name) =>
    Object.entries(without[name]).some(
      ([key, value]) => JSON.stringify(filter[key as keyof SearchFilter]) !== JSON.stringify(value),
    ),
  );
  const looser: Looser = [];
  for (const name of set) {
    const count = await searchCount(ctx, reader, { ...filter, ...without[name] });
    looser.push({ filter: name, more: count - found });
  }
  return looser.filter(({ more }) => more > 0).sort((a, b) => b.more - a.more);
}
