import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { spellHostsOnce } from '../headers/one-spelling.ts';
import { oneCell } from '../testing/one-cell.ts';
import { apiClient } from './api-client.ts';
import { knowCountries } from './visitor-country.ts';

const countries = ['DE', 'NL'];

/** Settings of a site in the Netherlands, as one reader is told them. */
const known = (name: string, here = 'NL', selected = 'NL') => ({
  kind: 'ok',
  settings: { name, countries, geoip_country: here, geoip_selected_country: selected },
});

/** A gateway in front of an API that tells which settings it was asked for, as long as it is up. */
async function start() {
  const api = fastify();
  let isUp = true;
  let told: unknown[] = [];
  api.get('/api/settings.php', (request, reply) => {
    if (!isUp) return reply.code(500).send();
    told = [request.headers.cookie, request.headers['x-language']];
    const query = new URLSearchParams(request.url.split('?')[1]);
    const from = String(request.headers['x-visitor-country'] || 'NL');
    const selected = [query.get('country') ?? '', from].find((one) => countries.includes(one));
    const { settings } = known(String(query), from, selected);
    return { settings };
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  const address = api.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const { settings } = apiClient(oneCell(url));
  const gateway = fastify({ trustProxy: true });
  spellHostsOnce(gateway);
  await gateway.register(cookie);
  await knowCountries(gateway, 'x-country');
  gateway.get('/*', async (request) =>
    settings(request, new URLSearchParams(request.url.split('?')[1])),
  );
  return {
    ask: async (url: string, host = 'lumen.example', cookies = '', from = '') =>
      (
        await gateway.inject({
          url,
          headers: { host, cookie: cookies, 'x-forwarded-for': '192.0.2.1', 'x-country': from },
        })
      ).json(),
    told: () => told,
    goDown: () => {
      isUp = false;
    },
    close: async () => {
      await gateway.close();
      await api.close();
    },
  };
}

let running: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  running = await start();
});
afterEach(() => running.close());

test('settings are those of the host and the query of the page, whatever site the query names', async () => {
  expect(await running.ask('/')).toEqual(known('domain=lumen.example'));
  expect(await running.ask('/?country=BE&domain=other.example')).toEqual(
    known('country=BE&domain=lumen.example'),
  );
  expect(await running.ask('/?domain=a&domain=b')).toEqual(known('domain=lumen.example'));
});

test('of a reader the API is told the country alone, since others are told the same', async () => {
  const cookies = 'sid=ann; locale=pl-PL; geoip_selected_country=DE';
  expect(await running.ask('/?lang=xx&country=nowhere', 'lumen.example', cookies)).toEqual(
    known('domain=lumen.example'),
  );
  expect(running.told()).toEqual(['geoip_selected_country=DE', '']);
});

test('while the API is away a host has its last settings, and another has none', async () => {
  await running.ask('/', 'LUMEN.example');
  running.goDown();
  expect(await running.ask('/')).toEqual(known('domain=lumen.example'));
  expect(await running.ask('/', 'other.example')).toEqual({ kind: 'unavailable' });
});

test('meanwhile each reader is told of their own country', async () => {
  await running.ask('/');
  await running.ask('/', undefined, '', 'DE');
  running.goDown();
  const name = 'domain=lumen.example';
  const from = async (country: string, url = '/') => running.ask(url, undefined, '', country);
  expect(await from('')).toMatchObject(known(name));
  expect(await from('DE')).toMatchObject(known(name, 'DE', 'DE'));
  expect(await from('SE')).toMatchObject(known(name, 'SE'));
  expect(await from('SE', '/?country=DE')).toMatchObject(known(name, 'SE', 'DE'));
});
