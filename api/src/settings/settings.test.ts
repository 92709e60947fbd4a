import { sql } from 'kysely';
import { minute } from '../platform/clock.ts';
import { siteById } from '../sites/site-directory.ts';
import { checkedSettings, readSettings } from '../sites/site-settings.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { givingBack, setSettings, toldOfSites } from '../testing/settings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function settings(host: string, query = '') {
  const { body } = await t.client(host).get(`/api/settings.php${query}`);
  return (body as { settings: Record<string, unknown> }).settings;
}

test('each host has its site, in its language', async () => {
  expect(await settings('localhost')).toMatchObject({
    name: 'Afterglow',
    domain: 'localhost',
    domain_language: 'nl',
    niche: 1,
    niche_name: 'default',
    time_bonus_seconds: 14_400,
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    signup_credits: 20,
    fictional_singular: 'Fictief',
    index_title: expect.stringContaining('in de buurt'),
  });
  expect(await settings('british.localhost')).toMatchObject({
    name: 'Lumen',
    niche: 7,
    geoip_country: 'GB',
    fictional_plural: 'fictional profiles',
  });
  expect(await settings('german.localhost')).toMatchObject({ signups: 'with_trafficsource' });
});

test('a country of the site can be selected, another cannot', async () => {
  expect(await settings('localhost', '?country=BE&utm=x')).toMatchObject({
    geoip_selected_country: 'BE',
    region_data: expect.arrayContaining([{ key: 'BE-VLG', name: 'Vlaanderen' }]),
  });
  expect(await settings('localhost', '?country=US')).toMatchObject({
    geoip_selected_country: 'NL',
  });
});

test('what a message costs at least is that of the price list, unless the site says it', async () => {
  const { minimum_message_costs: costs } = await settings('localhost');
  expect(costs).toMatchObject({
    NL: { costs: 120, currency: 'EUR' },
    GB: { costs: 105, currency: 'GBP' },
  });
  expect(Object.keys(costs as object).sort()).toEqual([
    ...['AT', 'BE', 'CH', 'DE', 'FR', 'GB', 'IE', 'NL'],
  ]);
  const off = { active: false };
  await t.ctx.db.updateTable('packages').set(off).where('id', '=', 'nl-1000').execute();
  expect((await settings('localhost')).minimum_message_costs).toMatchObject({ NL: { costs: 120 } });
  t.clock.advance(minute);
  expect((await settings('localhost')).minimum_message_costs).toMatchObject({ NL: { costs: 137 } });
});

test('no price is told of a country where nothing can be sold, its VAT not being known', async () => {
  const list = { country: 'JP', currency: 'JPY', tier: 'p0', amount: 1500, credits: 50 } as const;
  await t.ctx.db
    .insertInto('packages')
    .values({ ...list, id: 'jp-50' })
    .execute();
  const { id } = await t.ctx.db
    .selectFrom('site_hosts')
    .select('site_id as id')
    .where('host', '=', 'localhost')
    .executeTakeFirstOrThrow();
  await givingBack(t, id, async () => {
    await setSettings(t, id, { countries: ['NL', 'JP'] });
    t.clock.advance(minute);
    const { minimum_message_costs: costs } = await settings('localhost');
    expect(Object.keys(costs as object)).toEqual(['NL']);
  });
  await t.ctx.db.deleteFrom('packages').where('id', '=', 'jp-50').execute();
});

test('company and interests may be kept, and are asked for again by ETag', async () => {
  const client = t.client();
  for (const url of ['/api/companyinfo.php', '/api/interests.php', '/api/regions.php']) {
    const first = await client.get(url);
    expect([url, first.status, first.headers['cache-control']]).toEqual([
      url,
      200,
      'private, max-age=3600',
    ]);
    const again = await client.get(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  }
  expect((await client.get('/api/companyinfo.php')).body).toMatchObject({
    companyinfo: {
      name: 'Amaryllis Media B.V.',
      kvk: '00000000',
      added: '2024-02-01T12:00:00.000Z',
    },
  });
});

test('all settings of a site hold, its own and the defaults', async () => {
  expect(readSettings('acme', { niche: 3 })).toMatchObject({ niche: 3, message_credits: 10 });
});

test.each([
  ['a key that does not exist', { message_credit: 5 }, 'message_credit (unknown_field)'],
  ['a value of another kind', { logged_out_search: 'no' }, 'logged_out_search (invalid)'],
  ['a value out of range', { niche: 8 }, 'niche (too_high)'],
  ['a part that is wrong', { countries: ['NL', 'Spain'] }, 'countries.1 (invalid)'],
  ['what is no object', 'niche=3', 'settings (invalid)'],
])('%s is refused by name', (_what, wrong, problem) => {
  expect(() => checkedSettings('acme', wrong)).toThrow(`settings of the site acme: ${problem}`);
});

test('wrong settings in the database stop their site alone', async () => {
  const wrong = sql`update sites set settings = '{"nich": 2}' where id = 'nachtlicht'`;
  await givingBack(t, 'nachtlicht', async () => {
    await toldOfSites(t, () => wrong.execute(t.ctx.db));
    expect((await t.client('german.localhost').get('/api/settings.php')).status).toBe(500);
    expect((await t.client().get('/api/settings.php')).status).toBe(200);
    await expect(siteById(t.ctx.db, 'nachtlicht')).rejects.toThrow('nich (unknown_field)');
  });
});

test('lines of marketing are told in the reader’s language, and only where somebody wrote them', async () => {
  expect(await settings('localhost')).toMatchObject({ site_texts: {}, live_cam_url: '' });
  const site_texts = {
    quick_signup: { nl: 'Binnen 1 minuut klaar', en: 'Done within 1 minute' },
    more_chance: { en: '46 % more chance', nl: ' ' },
  };
  const live_cam_url = 'https://cams.example/';
  const own = { domain_language: 'nl' as const, site_texts, live_cam_url };
  await givingBack(t, 'afterglow', async () => {
    await setSettings(t, 'afterglow', own);
    const { site_texts: shown, live_cam_url: address } = await settings('localhost');
    expect(shown).toEqual({ quick_signup: 'Binnen 1 minuut klaar' });
    expect(address).toBe(live_cam_url);
  });
});

test.each([
  ['http://cams.example/'],
  ['javascript:alert(1)'],
  ['https://cams.example/" onclick="'],
])('the live cams cannot be at %s', (live_cam_url) => {
  expect(() => checkedSettings('afterglow', { live_cam_url })).toThrow('live_cam_url');
});

test('a line that no page shows cannot be written', () => {
  expect(() => checkedSettings('afterglow', { site_texts: { banner: { en: 'x' } } })).toThrow();
});

test.each([
  ['home', 'base', 1, true],
  ['landers/summer', 'bold', 0, true],
  ['members', 'base', 1, false],
  ['landers/../home', 'base', 1, false],
  ['home', 'a b', 1, false],
  ['home', 'base', -1, false],
  ['home', 'base', 0.5, false],
])('variants of %s: %s with weight %s may be: %s', (page, name, weight, isRight) => {
  const check = () => checkedSettings('afterglow', { variants: { [page]: { [name]: weight } } });
  if (isRight) expect(check).not.toThrow();
  else expect(check).toThrow('variants');
});
