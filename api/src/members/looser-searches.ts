import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Context } from '../platform/context.ts';
import type { SearchAnswer } from './schemas.ts';
import { countedUpTo, countOf } from './search-count.ts';
import type { SearchFilter } from './search-filter.ts';

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
  filter: SearchFilter,
  hidden: string[],
  found: number,
): Promise<Looser> {
  const set = (Object.keys(without) as Name[]).filter((name) =>
    Object.entries(without[name]).some(
      ([key, value]) => JSON.stringify(filter[key as keyof SearchFilter]) !== JSON.stringify(value),
    ),
  );
  if (set.length === 0) return [];
  const now = ctx.clock.now();
  const counts = set.map((name) => {
    const count = countOf({ ...filter, ...without[name] }, hidden, now);
    return sql`select ${name}::text as filter, ${count} as found`;
  });
  const { rows } = await sql<{ filter: Name; found: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(ctx.db);
  return rows
    .map((row) => ({ filter: row.filter, more: Math.min(row.found, countedUpTo) - found }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
}
