import { publish } from '../platform/bus/publish.ts';
import { after, minute } from '../platform/clock.ts';
import { readSettings } from '../sites/site-settings.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { setSettings } from '../testing/settings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(async () => {
  for (const site of ['afterglow', 'lumen']) await setSettings(t, site, { country: 'NL' });
});

const her = { gender: 'female', seeks: 'male' } as const;

let strangers = 0;

/** A member of the site at another.localhost. */
async function stranger(): Promise<TestMember> {
  strangers += 1;
  // Seen last of all, so that nobody is suggested before.
  const last_seen_at = after(t.clock.now(), strangers * minute);
  const profile = { ...her, last_seen_at };
  const member = await testMember(t, { user: { site_id: 'lumen' }, profile });
  const client = t.client('another.localhost');
  client.cookies = member.client.cookies;
  return { ...member, client };
}

/** Where on the first site a member finds another. */
async function traces(me: TestMember, other: string): Promise<string[]> {
  const found: string[] = [];
  const lists = [
    'search.php',
    'search.php?min_age=34',
    'swipe.php',
    'likes.php',
    'auto-like.php',
    'chats.php',
  ];
  for (const list of lists) {
    if ((await me.client.get(`/api/${list}`)).text.includes(other)) found.push(list);
  }
  for (const url of ['profile.php?id=', 'chat.php?profile=']) {
    if ((await me.client.get(`/api/${url}${other}`)).status === 200) found.push(url);
  }
  const like = await me.client.post('/api/like.php', { profile: other });
  if (like.status === 200) found.push('like.php');
  return found;
}

const everywhere = [
  'search.php',
  'search.php?min_age=34',
  'swipe.php',
  'auto-like.php',
  'profile.php?id=',
  'chat.php?profile=',
  'like.php',
];

test('a site shows its own members and nobody else’s, to visitors too', async () => {
  const me = await testMember(t);
  const own = await testMember(t, { profile: her });
  expect(await traces(me, own.id)).toEqual(everywhere);
  const other = await stranger();
  expect(await traces(me, other.id)).toEqual([]);
  const visitor = t.client();
  expect((await visitor.get('/api/search.php')).text).not.toContain(other.id);
  expect((await visitor.get(`/api/profile.php?id=${other.id}`)).status).toBe(404);
  const theirs = await t.client('another.localhost').get(`/api/profile.php?id=${other.id}`);
  expect(theirs.status).toBe(200);
});

test('member_resell joins the members of two sites of one company, when both have it', async () => {
  const me = await testMember(t);
  const other = await stranger();
  const count = async () => {
    const { body } = await me.client.get('/api/search.php?min_age=30');
    return (body as { num_results: number }).num_results;
  };
  // What the privacy page says of it.
  const joined = async () => {
    const { body } = await me.client.get('/api/companyinfo.php');
    return (body as { companyinfo: { joined: string[] } }).companyinfo.joined;
  };
  const before = await count();
  await join('afterglow');
  expect(await traces(me, other.id)).toEqual([]);
  expect(await joined()).toEqual(['Afterglow']);
  await join('lumen');
  expect(await traces(me, other.id)).toEqual(everywhere);
  expect(await joined()).toEqual(['Afterglow', 'Lumen']);
  expect(await count()).toBeGreaterThan(before);
  const { db } = t.ctx;
  const company = { id: 'else', name: 'Else' };
  await db.insertInto('companies').values(company).execute();
  await db.updateTable('sites').set({ company_id: 'else' }).where('id', '=', 'lumen').execute();
  await settled();
  expect(await traces(me, other.id)).toEqual([]);
  await db
    .updateTable('sites')
    .set({ company_id: 'amaryllis' })
    .where('id', '=', 'lumen')
    .execute();
});

async function join(site: string): Promise<void> {
  await setSettings(t, site, { country: 'NL', member_resell: true });
  await settled();
}

/** The directory of sites hears of changes by a notice, which is behind those it waits for here. */
async function settled(): Promise<void> {
  const heard = new Promise<void>((done) => {
    const stop = t.ctx.bus.on(({ topic }) => {
      if (topic !== 'settled') return;
      stop();
      done();
    });
  });
  await publish(t.ctx.db, { topic: 'settled', to: [] });
  await heard;
}

test('demo members belong to the sites of their country', async () => {
  const demo = await testMember(t, { profile: { ...her, fictional: true, country: 'NL' } });
  const abroad = await testMember(t, { profile: { ...her, fictional: true, country: 'PL' } });
  const visitor = t.client('another.localhost');
  const status = async (id: string) => (await visitor.get(`/api/profile.php?id=${id}`)).status;
  expect([await status(demo.id), await status(abroad.id)]).toEqual([200, 404]);
  await setSettings(t, 'lumen', { countries: ['PL'] });
  await settled();
  expect([await status(demo.id), await status(abroad.id)]).toEqual([404, 200]);
});

test('a site that says nothing of its countries shows the demo members of the default', async () => {
  const { shown_pools } = await t.ctx.db
    .selectFrom('sites')
    .select('shown_pools')
    .where('id', '=', 'nachtlicht')
    .executeTakeFirstOrThrow();
  const demo = readSettings('any', {}).countries.map((country) => `demo ${country}`);
  expect(shown_pools).toEqual(['site nachtlicht', ...demo]);
});
