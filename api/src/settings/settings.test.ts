import { type TestApp, testApp } from '../testing/app.ts';

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
