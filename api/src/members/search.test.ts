import type { Static } from 'typebox';
import { createApp } from '../app/create-app.ts';
import type { Reader } from '../identity/reader.ts';
import { after, day, minute } from '../platform/clock.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { setSettings } from '../testing/settings.ts';
import type { SearchAnswer } from './schemas.ts';
import { readCursor } from './search-cursor.ts';
import { filterFrom } from './search-filter.ts';
import { searchPage } from './search-page.ts';

type Answer = Static<typeof SearchAnswer>;

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
  me = await testMember(t, { profile: { country: 'BE' } });
});
afterAll(() => t.close());

const woman = { gender: 'female', seeks: 'male' } as const;

function minutesAgo(minutes: number): Date {
  return after(t.clock.now(), -minutes * minute);
}

async function add(profile: Parameters<typeof testMember>[1]): Promise<string> {
  return (await testMember(t, profile)).id;
}

async function find(client: TestClient, query: string): Promise<Answer> {
  const answer = await client.get(`/api/search.php?${query}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as Answer;
}

const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id);

test('every filter leaves out who does not fit', async () => {
  const base = { ...woman, country: 'DE', region: 'DE-16' };
  const fits = await add({ profile: { ...base, birth_date: '1996-03-01' } });
  const young = await add({ profile: { ...base, birth_date: '1996-03-02' } });
  const old = await add({ profile: { ...base, birth_date: '1985-03-01' } });
  const elsewhere = await add({ profile: { ...base, region: 'DE-02', birth_date: '1990-01-01' } });
  const man = await add({ profile: { ...base, gender: 'male', birth_date: '1990-01-01' } });
  const drawn = await add({ profile: { ...base, fictional: true, birth_date: '1990-01-01' } });
  const away = await add({
    profile: { ...base, last_seen_at: minutesAgo(30), birth_date: '1990-01-01' },
  });
  const compared = await add({
    profile: { ...base, birth_date: '1950-01-01', verified_until: after(t.clock.now(), day) },
  });
  const unmarked = await add({
    profile: { ...base, birth_date: '1950-01-01', verified_until: t.clock.now() },
  });
  await add({ profile: { ...base, active: false } });
  await add({ profile: { ...base, privacy: true } });
  // 1 March 2026: one turns 30 today, one tomorrow, one turned 41 today.
  const wanted = 'gender=female&country=DE&region=DE-16&min_age=30&max_age=40';
  const ids = async (query: string) => new Set(idsOf((await find(me.client, query)).results));
  expect(await ids(wanted)).toEqual(new Set([fits, drawn, away]));
  expect(await ids(`${wanted}&real_only=true`)).toEqual(new Set([fits, away]));
  expect(await ids(`${wanted}&online=true`)).toEqual(new Set([fits, drawn]));
  expect(await ids('gender=male&country=DE')).toEqual(new Set([man]));
  expect((await ids('country=DE')).has(man)).toBe(false);
  expect((await ids('gender=all&country=DE')).has(man)).toBe(true);
  const all = await ids('gender=female&country=DE&min_age=18&max_age=60');
  expect(all).toEqual(new Set([fits, young, old, elsewhere, drawn, away]));
  expect(await ids('gender=female&country=DE&verified=true')).toEqual(new Set([compared]));
  // Who lacks the mark alone is similar.
  const similar = (await find(me.client, 'gender=female&country=DE&verified=true')).similar;
  expect(new Set(idsOf(similar))).toEqual(new Set([unmarked, ...all]));
});

test('pages have no gap and nobody twice, while others come and are seen', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    // Several were seen at the same moment.
    const last_seen_at = minutesAgo(60 + Math.floor(index / 5));
    ids.push(await add({ profile: { ...woman, country: 'CH', last_seen_at } }));
  }
  const seen: string[] = [];
  let query = 'gender=female&country=CH';
  for (let page = 1; page <= 10; page += 1) {
    const answer = await find(me.client, `${query}&page=${page}`);
    expect(answer.page).toBe(page);
    seen.push(...idsOf(answer.results));
    if (!answer.cursor) break;
    query = `gender=female&country=CH&cursor=${answer.cursor}`;
    await add({ profile: { ...woman, country: 'CH', last_seen_at: t.clock.now() } });
    await t.ctx.db
      .updateTable('profiles')
      .set({ last_seen_at: t.clock.now() })
      .where('id', '=', seen[0] ?? '')
      .execute();
  }
  expect(seen).toHaveLength(60);
  expect(new Set(seen)).toEqual(new Set(ids));
});

test('those who look for somebody like the reader come first, then the others', async () => {
  const here = { country: 'IE', gender: 'female' } as const;
  const other = await add({ profile: { ...here, seeks: 'female', last_seen_at: minutesAgo(1) } });
  const fits = await add({ profile: { ...here, seeks: 'both', last_seen_at: minutesAgo(90) } });
  const { results } = await find(me.client, 'country=IE');
  expect(idsOf(results)).toEqual([fits, other]);
});

test('few results bring similar members, none of them twice', async () => {
  const here = { ...woman, country: 'FR' };
  const found = await add({ profile: { ...here, region: 'FR-53', birth_date: '1990-01-01' } });
  const older = await add({ profile: { ...here, region: 'FR-53', birth_date: '1984-01-01' } });
  const near = await add({ profile: { ...here, region: 'FR-28', birth_date: '1990-01-01' } });
  await add({ profile: { ...here, region: 'FR-28', birth_date: '1960-01-01' } });
  const answer = await find(me.client, 'country=FR&region=FR-53&min_age=30&max_age=40');
  expect(answer).toMatchObject({ num_results: 1, more_than: false });
  expect(idsOf(answer.results)).toEqual([found]);
  expect(new Set(idsOf(answer.similar))).toEqual(new Set([older, near]));
});

test('oneself and blocked members, either way, are nowhere [S68]', async () => {
  const lux = { country: 'LU', region: 'LU-01' };
  const looking = await testMember(t, { profile: lux });
  const blocked = await testMember(t, { profile: { ...woman, ...lux } });
  const blocker = await testMember(t, { profile: { ...woman, ...lux, region: 'LU-02' } });
  await looking.client.post('/api/block.php', { profile: blocked.id });
  await blocker.client.post('/api/block.php', { profile: looking.id });
  for (const query of ['country=LU', 'country=LU&region=LU-01', 'country=LU&gender=male']) {
    const answer = await find(looking.client, query);
    expect([...answer.results, ...answer.similar]).toEqual([]);
    expect(answer.num_results).toBe(0);
  }
  expect((await find(blocked.client, 'country=LU&gender=male')).results).toEqual([]);
});

test('visitors see a first impression, where the site lets them', async () => {
  for (let index = 0; index < 14; index += 1) {
    await add({ profile: { ...woman, country: 'NL', last_seen_at: minutesAgo(index) } });
  }
  const answer = await find(t.client(), 'gender=female');
  expect(answer).toMatchObject({ limited: true, cursor: null, num_results: 14, similar: [] });
  expect(answer.results).toHaveLength(12);
  expect((await find(t.client(), 'gender=female&page=2')).results).toEqual([]);
  await setSettings(t, 'afterglow', {
    country: 'NL',
    logged_out_search: false,
    logged_out_search_trafficsource: true,
  });
  // The site's settings are read again after five seconds; another app reads them now.
  const app = await createApp(t.ctx);
  const visitor = new TestClient(app, 'localhost');
  expect(await find(visitor, 'gender=female')).toMatchObject({ results: [], num_results: 0 });
  expect((await find(visitor, `gender=female&network=${'n'.repeat(16_000)}`)).results).toHaveLength(
    12,
  );
  await app.close();
});

test('a cursor that was not ours is refused, and so is a page without one', async () => {
  const made = Buffer.from('1|2026-99-99 x|abc').toString('base64url');
  for (const cursor of ['x', made, 'a'.repeat(150)]) {
    expect((await me.client.get(`/api/search.php?cursor=${cursor}`)).status).toBe(400);
  }
  expect((await me.client.get('/api/search.php?page=2')).status).toBe(400);
});

test('a card tells the age, not the date of birth, and the distance in steps [S63]', async () => {
  const here = { country: 'DK', latitude: 52.37, longitude: 4.89 };
  const reader = await testMember(t, { profile: here });
  const there = { latitude: 52.09, longitude: 5.12, birth_date: '1996-03-02' };
  await add({ profile: { ...woman, ...here, ...there, last_seen_at: after(t.clock.now(), -day) } });
  const answer = await reader.client.get('/api/search.php?country=DK');
  const [card] = (answer.body as Answer).results;
  expect(card).toMatchObject({ age: 29, distance_km: 35, online: false });
  expect(answer.text).not.toMatch(/birth|latitude|longitude|52\.|1996|email|credits/);
});

/** Places in Austria: Vienna, 10 km off, Graz. */
const vienna = { latitude: 48.2, longitude: 16.37 };
const beside = { latitude: 48.28, longitude: 16.41 };
const graz = { latitude: 47.07, longitude: 15.44 };

test('the nearest come first, in steps; those of one step by when they were seen', async () => {
  const reader = await testMember(t, { profile: { country: 'AT', ...vienna } });
  const base = { ...woman, country: 'AT', region: 'AT-05' };
  const far = await add({ profile: { ...base, ...graz } });
  const nearLong = await add({ profile: { ...base, ...vienna, last_seen_at: minutesAgo(90) } });
  // Some hundred metres nearer to the reader than the one before says nothing.
  const near = { ...vienna, latitude: 48.21, last_seen_at: minutesAgo(3) };
  const nearNow = await add({ profile: { ...base, ...near } });
  const close = await add({ profile: { ...base, ...beside } });
  const unknown = await add({ profile: base });
  const wanted = 'country=AT&region=AT-05';
  const found = await find(reader.client, `${wanted}&sort=near`);
  expect(found.sort).toBe('near');
  expect(idsOf(found.results)).toEqual([nearNow, nearLong, close, far, unknown]);
  expect(found.results.map((card) => card.distance_km)).toEqual([5, 5, 10, 150, null]);
  const recent = await find(reader.client, wanted);
  expect(recent.sort).toBe('recent');
  expect(idsOf(recent.results).at(-1)).toBe(nearLong);
  expect(idsOf((await find(reader.client, `${wanted}&sort=near&max_km=10`)).results)).toEqual([
    nearNow,
    nearLong,
    close,
  ]);
  expect((await me.client.get('/api/search.php?max_km=4')).status).toBe(400);
  expect((await find(me.client, `${wanted}&sort=near`)).sort).toBe('recent');
});

test('pages by distance have no gap and nobody twice, in one list or ring by ring', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const latitude = 48.2 + Math.floor(index / 3) * 0.11;
    const last_seen_at = minutesAgo(index % 2);
    ids.push(
      await add({ profile: { ...woman, country: 'FI', ...vienna, latitude, last_seen_at } }),
    );
  }
  const site = await siteById(t.ctx.db, 'afterglow');
  const user = { id: me.id, gender: 'male', seeks: 'female', country: 'FI' };
  const reader = { user, site, language: 'nl', country: 'FI' } as unknown as Reader;
  const filter = { ...filterFrom({}, reader), position: vienna };
  for (const many of [false, true]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 9; page += 1) {
      const answer = await searchPage(
        t.ctx,
        reader,
        { filter, limit: 4, near: true, many },
        cursor === null ? null : readCursor(cursor),
      );
      seen.push(...idsOf(answer.cards));
      cursor = answer.cursor;
      if (!cursor) break;
    }
    expect(seen).toHaveLength(30);
    expect(new Set(seen)).toEqual(new Set(ids));
  }
});

test('few found: says which filter to leave out and how many more that gives', async () => {
  const base = { ...woman, country: 'PL', region: 'PL-02', interests: ['walking'] };
  const fits = await add({ profile: { ...base, birth_date: '1990-01-01' } });
  await add({ profile: { ...base, birth_date: '1960-01-01' } });
  await add({ profile: { ...base, birth_date: '1961-01-01' } });
  await add({ profile: { ...base, birth_date: '1990-01-01', interests: ['wine'] } });
  // Nor does the number tell of whom one blocked, or was blocked by.
  const blocked = await add({ profile: { ...base, birth_date: '1962-01-01' } });
  await me.client.post('/api/block.php', { profile: blocked });
  const blocker = await testMember(t, { profile: { ...base, birth_date: '1963-01-01' } });
  await blocker.client.post('/api/block.php', { profile: me.id });
  const query = 'country=PL&region=PL-02&max_age=50&interests=walking,cooking';
  const found = await find(me.client, query);
  expect(idsOf(found.results)).toEqual([fits]);
  expect(found.looser).toEqual([
    { filter: 'age', more: 2 },
    { filter: 'interests', more: 1 },
  ]);
});
