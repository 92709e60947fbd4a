import type { Static } from 'typebox';
import type { SearchQuery } from '../../members/schemas.ts';

type Query = Static<typeof SearchQuery>;

const regions = ['NL-07', 'NL-11', 'NL-09', 'NL-06', 'NL-03', 'NL-04', 'NL-15', 'NL-05'];

/** Searches as members make them, the same for every size: most by age or near, few by everything. */
export function randomSearches(interests: readonly string[], many: number): Query[] {
  const random = numbersFrom(20_261);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  return Array.from({ length: many }, () => {
    const query: Query = { sort: random() < 0.7 ? 'near' : 'recent' };
    if (random() < 0.15) query.gender = pick(['male', 'female', 'all'] as const);
    if (random() < 0.6) {
      query.min_age = 18 + Math.floor(random() * 40);
      query.max_age = query.min_age + 2 + Math.floor(random() * 20);
    }
    if (random() < 0.2) query.region = pick(regions);
    if (random() < 0.25) query.max_km = pick([10, 25, 50, 100]);
    if (random() < 0.25) {
      const some = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(interests));
      query.interests = [...new Set(some)].join(',');
    }
    if (random() < 0.2) query.online = true;
    if (random() < 0.1) query.verified = true;
    if (random() < 0.25) query.real_only = true;
    return query;
  });
}

/** Numbers from 0 to 1 that are the same every time (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
