import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
let anna: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  anna = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
});

type Type = 'received' | 'given' | 'matches';
interface Page {
  profiles: { id: string; like_new: boolean }[];
  total_new: number;
  cursor: string | null;
}

async function like(from: TestMember, to: TestMember): Promise<void> {
  expect((await from.client.post('/api/like.php', { profile: to.id })).status).toBe(200);
  t.clock.advance(second);
}
const see = (who: string) => anna.client.get(`/api/profile.php?id=${who}`);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => testMember(t)));

async function page(type: Type, cursor?: string | null): Promise<Page> {
  const rest = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
  return (await anna.client.get(`/api/like-list.php?type=${type}${rest}`)).body as Page;
}
async function idsOf(type: Type): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { profiles, cursor: next } = await page(type, cursor);
    ids.push(...profiles.map(({ id }) => id));
    cursor = next;
  } while (cursor);
  return ids;
}

test('pages of 24, the latest first, new likes before all others, each once', async () => {
  const fans = await people(30);
  for (const fan of fans) await like(fan, anna);
  const [first, second, ...later] = fans.map(({ id }) => id);
  for (const fan of later) await see(fan);
  const begin = await page('received');
  expect(begin.profiles).toHaveLength(24);
  expect(begin.total_new).toBe(2);
  expect(begin.profiles.slice(0, 3).map((one) => one.like_new)).toEqual([true, true, false]);
  expect(await idsOf('received')).toEqual([second, first, ...later.reverse()]);
});

test('a page begins where the one before ended, whatever comes or is seen meanwhile', async () => {
  const fans = await people(50);
  for (const fan of fans) await like(fan, anna);
  const ids = fans.map(({ id }) => id).reverse();
  const begin = await page('received');
  const [late] = await people(1);
  await like(late as TestMember, anna);
  for (const id of ids.slice(0, 3)) await see(id);
  const next = await page('received', begin.cursor);
  expect(next.profiles.map(({ id }) => id)).toEqual(ids.slice(24, 48));
  const last = await page('received', next.cursor);
  // Those who were seen meanwhile stand where they stand now.
  expect(last.profiles.map(({ id }) => id)).toEqual([...ids.slice(48), ...ids.slice(0, 3)]);
  expect(last.cursor).toBeNull();
});

test('likes of one moment are told apart by who gave them', async () => {
  const fans = await people(30);
  await Promise.all(fans.map((fan) => fan.client.post('/api/like.php', { profile: anna.id })));
  expect((await idsOf('received')).sort()).toEqual(fans.map(({ id }) => id).sort());
});

test('those given and matches have pages of their own; a match ends with either like', async () => {
  const [one, two, three] = (await people(3)) as [TestMember, TestMember, TestMember];
  await like(anna, one);
  await like(two, anna);
  await like(anna, three);
  await like(anna, two);
  await like(one, anna);
  expect(await idsOf('given')).toEqual([two.id, three.id, one.id]);
  expect(await idsOf('matches')).toEqual([one.id, two.id]);
  await anna.client.delete(`/api/like.php?profile=${one.id}`);
  expect(await idsOf('matches')).toEqual([two.id]);
  await two.client.delete(`/api/like.php?profile=${anna.id}`);
  expect(await idsOf('matches')).toEqual([]);
  await like(anna, one);
  expect(await idsOf('matches')).toEqual([one.id]);
});

test('who is not there for her is on no page, and a page is full without them', async () => {
  const fans = await people(30);
  for (const fan of fans) {
    await like(fan, anna);
    await like(anna, fan);
  }
  const [gone, blocked] = fans.slice(-2) as [TestMember, TestMember];
  await t.ctx.db.updateTable('profiles').set({ active: false }).where('id', '=', gone.id).execute();
  // Its likes stay, as when a block was made elsewhere meanwhile.
  await t.ctx.db
    .insertInto('blocks')
    .values({ blocker_id: blocked.id, blocked_id: anna.id, created_at: t.clock.now() })
    .execute();
  for (const type of ['received', 'given', 'matches'] as const) {
    const { profiles } = await page(type);
    expect(profiles).toHaveLength(24);
    const ids = await idsOf(type);
    expect(ids).toHaveLength(28);
    expect(ids).not.toContain(gone.id);
    expect(ids).not.toContain(blocked.id);
  }
});

test('a cursor that is no moment is refused, and visitors have no likes', async () => {
  const cursor = `1_2026-02-30T00:00:00.000000Z_${anna.id}`;
  const answer = await anna.client.get(`/api/like-list.php?type=given&cursor=${cursor}`);
  expect(answer.status).toBe(400);
  expect((await anna.client.get('/api/like-list.php')).status).toBe(400);
  expect((await t.client().get('/api/like-list.php?type=given')).status).toBe(403);
});
