import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import { keepCountry } from './selected-country.ts';

async function kept(query: string, selected: string | null, protocol = 'http') {
  const app = fastify({ trustProxy: true });
  await app.register(cookie);
  app.get('/', (request, reply) => {
    keepCountry(request, reply, { geoip_selected_country: selected } as SiteSettings);
    return reply.send('');
  });
  const { headers } = await app.inject({
    url: `/${query}`,
    headers: { 'x-forwarded-proto': protocol },
  });
  await app.close();
  return headers['set-cookie'];
}

test('a country that is selected and served is kept for a year, for the whole site', async () => {
  const cookie_ = 'geoip_selected_country=BE; Max-Age=31536000; Path=/';
  expect(await kept('?country=BE', 'BE')).toBe(`${cookie_}; SameSite=Lax`);
  expect(await kept('?country=BE', 'BE', 'https')).toBe(`${cookie_}; Secure; SameSite=Lax`);
});

test.each([
  ['', 'BE'],
  ['', null],
  ['?country=XX', 'BE'],
  ['?country=BE&country=NL', 'BE'],
])('%j where the site has selected %s keeps nothing', async (query, selected) => {
  expect(await kept(query, selected)).toBeUndefined();
});
