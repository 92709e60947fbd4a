import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCountries } from '@afterglow/demo/members/country';
import { Value } from 'typebox/value';
import { balanceOf } from '../credits/balance.ts';
import { profileFor } from '../members/profile.ts';
import { OwnPrompts, Profile } from '../members/schemas.ts';
import { findCity } from '../places/places.ts';
import { minute } from '../platform/clock.ts';
import { interestKeys } from '../settings/interests.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { demoAccounts, demoPassword, emailOf } from './accounts.ts';
import { keepPresence } from './presence.ts';
import { seedDemo } from './seed.ts';
import { homeOf, membersIn } from './seed-members.ts';
import { demoSites } from './sites.ts';

let t: TestApp;
let took = 0;
beforeAll(async () => {
  t = await testApp();
  const began = performance.now();
  await seedDemo(t.ctx);
  took = performance.now() - began;
}, 60_000);
afterAll(() => t.close());

const everybody = demoCountries.reduce((sum, country) => sum + membersIn(country), 0);

async function login(name: string) {
  const account = demoAccounts.find((one) => one.name === name);
  if (!account) throw new Error(`No ${name}.`);
  const site = demoSites.find(({ id }) => id === homeOf(account.country).site);
  const client = t.client(site?.hosts[0]);
  const body = { email: emailOf(account), password: demoPassword };
  expect((await client.post('/api/user.php', body)).status).toBe(200);
  return client;
}

async function counts(): Promise<number[]> {
  const tables = ['users', 'photos', 'likes', 'messages', 'credit_entries'] as const;
  const count = async (table: (typeof tables)[number]) => {
    const counted = await t.ctx.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return counted.count;
  };
  return Promise.all(tables.map(count));
}

test('members of every country are there in seconds, and the second start adds nothing', async () => {
  expect(took).toBeLessThan(20_000);
  const before = await counts();
  expect(before[0]).toBe(everybody + demoAccounts.length);
  await seedDemo(t.ctx);
  expect(await counts()).toEqual(before);
});

test('nobody is called like the accounts of their site', async () => {
  const rows = await t.ctx.db
    .selectFrom('profiles')
    .select(['country', 'name'])
    .where('fictional', '=', true)
    .execute();
  const drawn = new Set(rows.map(({ country, name }) => `${country} ${name}`));
  const accounts = demoAccounts.map(({ country, name }) => `${country} ${name}`);
  expect(accounts.filter((one) => drawn.has(one))).toEqual([]);
});

test('every demo member is fictional, over 18, and made of keys and places we know', async () => {
  const rows = await t.ctx.db
    .selectFrom('profiles')
    .selectAll()
    .where('fictional', '=', true)
    .execute();
  expect(rows).toHaveLength(everybody);
  for (const row of rows) {
    expect(row.interests.filter((key) => !interestKeys.includes(key))).toEqual([]);
    expect(findCity(row.country, row.region, row.city)).toMatchObject({ name: row.city });
    expect(row.about_me).not.toMatch(/!|undefined|\s{2}/);
    expect(row.about_me.length).toBeLessThanOrEqual(500);
    expect(row.main_photo_id).not.toBeNull();
    expect(Value.Errors(OwnPrompts, row.prompts)).toEqual([]);
  }
  const site = await siteById(t.ctx.db, 'afterglow');
  for (const { id } of rows.filter(({ country }) => country === 'NL').slice(0, 60)) {
    const profile = await profileFor(
      t.ctx,
      { user: null, site, language: 'nl', country: 'NL' },
      id,
    );
    expect(Value.Errors(Profile, profile)).toEqual([]);
    expect(profile.age).toBeGreaterThanOrEqual(18);
  }
});

test('a free member finds unread messages, new likes, matches and credits', async () => {
  const client = await login('Daan');
  expect((await client.get('/api/user.php')).body).toMatchObject({
    user: { credits: 30, paid_user: false, num_unread_messages: 4, num_new_likes: 3 },
  });
  const likes = (await client.get('/api/likes.php')).body as { matches: string[] };
  expect(likes.matches).toHaveLength(3);
});

test('a Premium member finds conversations and eight credits, a newcomer the way in', async () => {
  const client = await login('Grace');
  expect((await client.get('/api/user.php')).body).toMatchObject({
    user: { credits: 8, paid_user: true, language: 'en' },
  });
  const chats = (await client.get('/api/chats.php')).body as { chats: unknown[] };
  expect(chats.chats).toHaveLength(6);
  const newcomer = await login('Lilly');
  expect((await newcomer.get('/api/user.php')).body).toMatchObject({
    user: { status: 'not_confirmed', profile: { main_image: null } },
  });
  const found = (await newcomer.get('/api/signup-matches.php')).body as { profiles: unknown[] };
  expect(found.profiles).toHaveLength(12);
});

test.each([
  ['member', 24, 1, 4],
  ['visitor', 12, 4, 8],
])(
  'on the first page of a %s some of %d are online, however long the product runs',
  async (reader, size, least, most) => {
    const client = reader === 'member' ? await login('Jonas') : t.client('german.localhost');
    const online = async () => {
      const { body } = await client.get('/api/search.php');
      const { results } = body as { results: { online: boolean; name: string }[] };
      expect(new Set(results.map(({ name }) => name)).size).toBe(size);
      return results.filter((card) => card.online).length;
    };
    const shares = [await online()];
    // Three hours and a half of turns, and a night in which the process did not run.
    for (const minutes of [...Array<number>(14).fill(15), 600, 2, 15]) {
      t.clock.advance(minutes * minute);
      await keepPresence(t.ctx);
      shares.push(await online());
    }
    // Whose turn it is may be those a member talks with already, who stand in no search: for two
    // turns of half an hour, no more.
    expect(shares.filter((share) => share < least).length).toBeLessThanOrEqual(4);
    expect(Math.max(...shares)).toBeLessThanOrEqual(most);
  },
);

test('a portrait is drawn once, also when many ask at the same time', async () => {
  const jonas = await login('Jonas');
  const { body } = await jonas.get('/api/search.php');
  const { main_image } =
    (body as { results: { main_image: { thumb_url: string } }[] }).results[0] ?? {};
  const url = main_image?.thumb_url ?? '';
  // Three of one member, who has four in work: a fifth waits in their line, is refused after three seconds,
  // and a drawing may take longer. Visitors have no such line.
  const visitor = t.client('german.localhost');
  const askers = [jonas, visitor, jonas, visitor, jonas, visitor];
  const answers = await Promise.all(askers.map((asker) => asker.get(url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(existsSync(join(t.ctx.env.dataDir, 'files/portraits'))).toBe(true);
});

test('what there is to log in with lies in the data folder', async () => {
  const written = JSON.parse(readFileSync(join(t.ctx.env.dataDir, 'accounts.json'), 'utf8'));
  expect(written.sites).toHaveLength(demoSites.length);
  expect(written.accounts[0]).toMatchObject({ name: 'Daan', password: demoPassword });
  const daan = await t.ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'daan@afterglow.example')
    .executeTakeFirstOrThrow();
  expect(await balanceOf(t.ctx.db, daan.id)).toBe(30);
});
