import fc from 'fast-check';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { interestKeys } from '../settings/interests.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { makePeople } from '../testing/bench/make-people.ts';
import { cloneDatabase } from '../testing/database.ts';
import { ageOn } from './age.ts';
import { distanceInSteps } from './distance.ts';
import { onlineSince } from './online.ts';
import type { SearchQuery } from './schemas.ts';
import { search } from './search.ts';

/** So many that one list has more than are looked through along the order of last seen. */
const many = 24_000;

type Query = Static<typeof SearchQuery>;
type Person = Awaited<ReturnType<typeof everybody>>[number];

let t: TestApp;
let people: Person[];
beforeAll(async () => {
  const database = await cloneDatabase();
  t = await testApp(database);
  await makePeople(database.connection, interestKeys, many, t.clock.now());
  // Amsterdam is crowded, there are many who seek either, and some have no place.
  await sql`update profiles set
    seeks = case when right(id, 1) in ('1', '2', '4', '7', '8') then 'both' else seeks end,
    latitude = case when city = 'Amsterdam' then 52.37 + (latitude - 52.37) / 6 else latitude end,
    longitude = case when city = 'Amsterdam' then 4.89 + (longitude - 4.89) / 6 else longitude end`.execute(
    t.ctx.db,
  );
  await sql`update profiles set latitude = null, longitude = null where id like '%33'`.execute(
    t.ctx.db,
  );
  people = await everybody();
});
afterAll(() => t.close());

const everybody = () =>
  t.ctx.db
    .selectFrom('profiles')
    .select(['id', 'gender', 'seeks', 'birth_date', 'region', 'latitude', 'longitude'])
    .select(['interests', 'fictional', 'verified_until', 'last_seen_at', 'city'])
    .execute();

/** The same by looking at everybody: first who fits, then the nearest or last seen. */
function plainly(me: Person, query: Query): string[] {
  const now = t.clock.now();
  const step = (one: Person) => distanceInSteps(me, one) ?? 99_999;
  const gender = query.gender ?? me.seeks;
  const interests = query.interests?.split(',') ?? [];
  const isFound = (one: Person) => {
    const age = ageOn(one.birth_date, now);
    return (
      one.id !== me.id &&
      (gender === 'all' || gender === 'both' || one.gender === gender) &&
      age >= (query.min_age ?? 18) &&
      age <= (query.max_age ?? 120) &&
      (!query.region || one.region === query.region) &&
      (!query.online || one.last_seen_at > onlineSince(now)) &&
      (!query.verified || (one.verified_until !== null && one.verified_until > now)) &&
      (!query.real_only || !one.fictional) &&
      (interests.length === 0 || interests.some((key) => one.interests.includes(key))) &&
      (query.max_km === undefined || step(one) <= query.max_km)
    );
  };
  const fits = ({ seeks }: Person) => (seeks === me.gender || seeks === 'both' ? 0 : 1);
  return people
    .filter(isFound)
    .sort(
      (a, b) =>
        fits(a) - fits(b) ||
        (query.sort === 'near' ? step(a) - step(b) : 0) ||
        b.last_seen_at.getTime() - a.last_seen_at.getTime() ||
        (a.id < b.id ? 1 : -1),
    )
    .map(({ id }) => id);
}

/** Most searches have few filters, so that many are found and read ring by ring. */
const maybe = <Value>(one: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
const query = fc.record({
  sort: fc.constantFrom('near' as const, 'recent' as const),
  gender: maybe(fc.constantFrom('male' as const, 'female' as const, 'all' as const)),
  ages: fc.oneof(
    fc.record({
      min_age: maybe(fc.integer({ min: 18, max: 35 })),
      max_age: maybe(fc.integer({ min: 35, max: 80 })),
    }),
    // A few years are read by another index.
    fc
      .tuple(fc.integer({ min: 18, max: 60 }), fc.integer({ min: 0, max: 32 }))
      .map(([min_age, more]) => ({ min_age, max_age: min_age + more })),
  ),
  region: maybe(fc.constantFrom('NL-09', 'NL-04', 'NL-05', 'NL-07')),
  max_km: maybe(fc.constantFrom(5, 7, 10, 25, 50, 100, 180, 500)),
  interests: maybe(fc.subarray([...interestKeys], { minLength: 1, maxLength: 3 }).map(String)),
  online: maybe(fc.constant(true)),
  verified: maybe(fc.constant(true)),
  real_only: maybe(fc.constant(true)),
});

/** So many pages of this search are as the plain one has them. */
async function holdAgainst(me: Person, asked: Query, pages: number): Promise<void> {
  const site = await siteById(t.ctx.db, 'afterglow');
  const user = { id: me.id, gender: me.gender, seeks: me.seeks, country: 'NL' };
  const reader = { user, site, language: 'nl', country: 'NL' } as unknown as Reader;
  const expected = plainly(me, asked);
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let page = 1; page <= pages; page += 1) {
    const found = await search(t.ctx, reader, { ...asked, page, ...(cursor && { cursor }) });
    expect(found.num_results).toBe(Math.min(120, expected.length));
    expect(found.more_than).toBe(expected.length > 120);
    seen.push(...found.results.map(({ id }) => id));
    cursor = found.cursor;
    if (!cursor) break;
  }
  expect(seen).toEqual(expected.slice(0, cursor ? 24 * pages : expected.length));
}

test('every search finds, counts and orders as one that looks at everybody, page after page', async () => {
  // Of somebody without a place distances are not asked.
  const searchers = people.filter(({ latitude }) => latitude !== null);
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async ({ ages, ...drawn }, who) => {
      const asked = Object.fromEntries(
        Object.entries({ ...drawn, ...ages }).filter(([, value]) => value !== undefined),
      ) as Query;
      await holdAgainst(searchers[who % searchers.length] as Person, asked, 4);
    }),
    { numRuns: 100 },
  );
}, 180_000);

test.each<Query>([{}, { online: true }, { min_age: 20, max_age: 60 }, { real_only: true }])(
  'where many live they are found outwards all the same: %j',
  async (query) => {
    const me = people.find(({ city, seeks }) => city === 'Amsterdam' && seeks !== 'both') as Person;
    for (const interests of ['wine', 'wine,beach']) {
      await holdAgainst(me, { sort: 'near', interests, ...query }, 30);
    }
  },
);
