import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { openersOnOffer } from '../catalogue.ts';
import { openersFor, requireOpener } from './openers-for.ts';

let t: TestApp;
let general: string[];
beforeAll(async () => {
  t = await testApp();
  general = await openersOnOffer(t.ctx.db);
});
afterAll(() => t.close());

const visibleProfileFields = ['interests'] as never[];
interface Home {
  interests?: string[];
  city?: string;
  region?: string;
}
async function pairOf(mine: Home, theirs: Home) {
  const [me, other] = (await Promise.all(
    [mine, theirs].map((profile) => testMember(t, { profile })),
  )) as [TestMember, TestMember];
  return { me: me.id, other: other.id };
}
type Pair = Awaited<ReturnType<typeof pairOf>>;
const offered = (pair: Pair, turn = 0, fields = visibleProfileFields) =>
  openersFor(t.ctx.db, { visible_profile_fields: fields }, pair, turn);
const fits = (pair: Pair, key: string, fields = visibleProfileFields) =>
  requireOpener(t.ctx.db, { visible_profile_fields: fields }, pair, key).then(
    () => true,
    () => false,
  );

test('two at most are about the other one, what both like first; the third fits everybody', async () => {
  const pair = await pairOf(
    { interests: ['wine', 'art'], city: 'Ede' },
    { interests: ['sauna', 'wine', 'walking', 'art'] },
  );
  const [one, two, three] = await offered(pair);
  expect([one, two].sort()).toEqual(['interest:art', 'interest:wine']);
  expect(general).toContain(three);
  expect([await fits(pair, 'interest:sauna'), await fits(pair, 'interest:walking')]).toEqual([
    true,
    true,
  ]);
});

test('where nothing is in common, what the other one likes comes', async () => {
  const pair = await pairOf(
    { interests: ['wine'], city: 'Ede' },
    { interests: ['sauna', 'walking'] },
  );
  expect((await offered(pair)).slice(0, 2)).toEqual(['interest:sauna', 'interest:walking']);
  expect(await fits(pair, 'interest:wine')).toBe(false);
});

test('what a site does not show is not spoken of, and not taken', async () => {
  const pair = await pairOf({ interests: ['wine'], city: 'Ede' }, { interests: ['wine'] });
  expect((await offered(pair, 0, [])).filter((key) => key.includes(':'))).toEqual([]);
  expect(await fits(pair, 'interest:wine', [])).toBe(false);
  expect(await fits(pair, 'interest:wine')).toBe(true);
});

test.each<[boolean, Home, Home]>([
  [true, { city: 'Utrecht', region: 'NL-09' }, { city: 'Utrecht', region: 'NL-09' }],
  [false, { city: 'Ede', region: 'NL-09' }, { city: 'Utrecht', region: 'NL-09' }],
  [false, { city: 'Bergen', region: 'NL-07' }, { city: 'Bergen', region: 'NL-06' }],
  [false, { city: '', region: 'NL-09' }, { city: '', region: 'NL-09' }],
])('that they live in one city is %s of %j and %j', async (are, mine, theirs) => {
  const pair = await pairOf(mine, theirs);
  const key = `city:${theirs.city}`;
  expect((await offered(pair)).includes(key)).toBe(are);
  expect(await fits(pair, key)).toBe(are);
});

test('each turn gives the next three, around to where it began, to both of a pair in one order', async () => {
  const pair = await pairOf({ city: 'Ede' }, {});
  const turns = await Promise.all([0, 1, 2, 3].map((turn) => offered(pair, turn)));
  const row = turns.flat();
  expect(row.slice(0, general.length).sort()).toEqual([...general].sort());
  expect(row.slice(general.length)).toEqual(row.slice(0, row.length - general.length));
  const swapped = await offered({ me: pair.other, other: pair.me });
  expect(swapped).toEqual(turns[0]);
});

test('where the other one is gone by then, what fits everybody is left', async () => {
  const { me } = await pairOf({ interests: ['wine'] }, {});
  const some = await offered({ me, other: 'gone' });
  expect(some.filter((key) => !general.includes(key))).toEqual([]);
  expect(some).toHaveLength(3);
});

test('without openers for everybody those about the other one are left', async () => {
  const pair = await pairOf({ interests: ['wine'], city: 'Ede' }, { interests: ['wine'] });
  const all = t.ctx.db.updateTable('openers');
  await all.set({ active: false }).execute();
  const some = await offered(pair);
  await all.set({ active: true }).where('key', 'in', general).execute();
  expect(some).toEqual(['interest:wine']);
});
