import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { interestKeys } from '../settings/interests.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { makeOthers, makePeople } from '../testing/bench/make-people.ts';
import { randomSearches } from '../testing/bench/random-searches.ts';
import { cloneDatabase } from '../testing/database.ts';
import { type Read, tellingConnection } from '../testing/reads.ts';
import type { SearchQuery } from './schemas.ts';
import { search } from './search.ts';

let t: TestApp;
let reads: Read[];
let reader: Reader;
beforeAll(async () => {
  const database = await cloneDatabase();
  const telling = tellingConnection(database.connection);
  reads = telling.reads;
  t = await testApp({ ...database, connection: telling.connection });
  await makePeople(database.connection, interestKeys, 20_000, t.clock.now());
  await makeOthers(database.connection, t.clock.now());
  const { id } = await t.ctx.db
    .selectFrom('profiles')
    .select('id')
    .where('city', '=', 'Utrecht')
    .where('gender', '=', 'male')
    .where('seeks', '=', 'female')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const site = await siteById(t.ctx.db, 'afterglow');
  const user = { id, gender: 'male', seeks: 'female', country: 'NL' };
  reader = { user, site, language: 'nl', country: 'NL' } as unknown as Reader;
});
afterAll(() => t.close());

async function readBy(query: Static<typeof SearchQuery>) {
  reads.length = 0;
  await search(t.ctx, reader, query);
  const sum = (key: 'buffers' | 'rows') => reads.reduce((all, read) => all + read[key], 0);
  return { buffers: sum('buffers'), rows: sum('rows') };
}

const share = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? 0;

test('among twenty thousand no search reads more than a thousand pages, most far less [R21]', async () => {
  const all: Awaited<ReturnType<typeof readBy>>[] = [];
  for (const query of randomSearches(interestKeys, 250)) all.push(await readBy(query));
  const of = (key: 'buffers' | 'rows', part: number) =>
    share(
      all.map((one) => one[key]),
      part,
    );
  expect(of('buffers', 0.5)).toBeLessThan(450);
  expect(of('buffers', 0.95)).toBeLessThan(740);
  expect(of('buffers', 1)).toBeLessThan(1100);
  expect(of('rows', 0.5)).toBeLessThan(900);
  expect(of('rows', 0.95)).toBeLessThan(4000);
  expect(of('rows', 1)).toBeLessThan(10_500);
});

test.each<[string, Static<typeof SearchQuery>, number]>([
  ['few years around a place', { sort: 'near', min_age: 24, max_age: 26, max_km: 25 }, 1800],
  ['few years anywhere', { sort: 'recent', min_age: 38, max_age: 40, interests: 'wine' }, 8500],
  ['verified around a place', { sort: 'near', verified: true, max_km: 50 }, 800],
  ['who rarely fits', { sort: 'near', gender: 'male' }, 3800],
  ['all that anybody sees first', { sort: 'near' }, 1500],
])('%s: %j reads at most %i rows', async (_kind, query, most) => {
  expect((await readBy(query)).rows).toBeLessThan(most);
});
