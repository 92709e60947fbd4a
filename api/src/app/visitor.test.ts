import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Told = Record<string, unknown>;

async function told(headers: Record<string, string>, query = '', cookies = {}): Promise<Told> {
  const client = t.client();
  client.cookies = cookies;
  const { body } = await client.get(`/api/settings.php${query}`, headers);
  return (body as { settings: Told }).settings;
}

test.each([
  ['the address', 'BE', '', {}, ['BE', 'BE']],
  ['the site where nobody can tell', '', '', {}, ['NL', 'NL']],
  ['the site for a country it does not serve', 'JP', '', {}, ['JP', 'NL']],
  ['a choice', 'BE', '?country=DE', {}, ['BE', 'DE']],
  ['a choice that was kept', 'BE', '', { geoip_selected_country: 'DE' }, ['BE', 'DE']],
  ['the newest choice', '', '?country=BE', { geoip_selected_country: 'DE' }, ['NL', 'BE']],
  ['nothing unknown', 'BE', '?country=nonsense', { geoip_selected_country: '<b>' }, ['BE', 'BE']],
])('%s decides the country', async (_what, here, query, cookies, [at, selected]) => {
  const answer = await told({ 'x-visitor-country': here }, query, cookies);
  expect([answer.geoip_country, answer.geoip_selected_country]).toEqual([at, selected]);
});

test('regions are those of the country selected', async () => {
  const { body } = await t.client().get('/api/regions.php', { 'x-visitor-country': 'BE' });
  expect(body).toMatchObject({ country: 'BE' });
});

test('only languages with texts are offered', async () => {
  const written = readdirSync(join(import.meta.dirname, '../locales')).sort();
  expect((await told({})).languages).toEqual(written);
});

test('an answer has the language of the page, whatever its reader has chosen for mails', async () => {
  const member = await testMember(t, { user: { language: 'nl' } });
  const said = async (headers: Record<string, string>, cookies = {}) => {
    member.client.cookies = { ...member.client.cookies, ...cookies };
    const { body } = await member.client.get('/api/settings.php', headers);
    return (body as { settings: Told }).settings.fictional_singular;
  };
  expect(await said({ 'x-language': 'en' })).toBe('Fictional');
  expect(await said({})).toBe('Fictief');
  expect(await said({ 'x-language': 'ro' })).toBe('Fictief');
  expect(await said({}, { locale: 'en' })).toBe('Fictional');
  expect(await said({ 'x-language': 'nl' })).toBe('Fictief');
});

test('a browser that kept an answer asks again in another language', async () => {
  const { headers } = await t.client().get('/api/regions.php');
  expect(headers.vary).toBe('Cookie, X-Language');
});
