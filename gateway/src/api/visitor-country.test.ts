import fastify from 'fastify';
import { knowCountries } from './visitor-country.ts';

/** A gateway behind a proxy at 10.0.0.1, which may say countries in a header. */
async function countryOf(
  address: string,
  headers: Record<string, string>,
  header = 'cf-ipcountry',
) {
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  await knowCountries(app, header || undefined);
  app.get('/', (request) => request.country);
  return (await app.inject({ url: '/', remoteAddress: address, headers })).body;
}

test.each([
  ['145.53.0.1', 'NL'],
  ['193.190.130.1', 'BE'],
  ['81.2.69.142', 'GB'],
  ['2a02:a440::1', 'NL'],
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:145.53.0.1', 'NL'],
  ['127.0.0.1', ''],
  ['::1', ''],
  ['192.168.1.4', ''],
  ['172.18.0.5', ''],
  ['fd00::4', ''],
])('%s is in %s', async (address, country) => {
  expect(await countryOf(address, {})).toBe(country);
});

const dutch = { 'x-forwarded-for': '145.53.0.1' };

test.each([
  ['the address it forwards', dutch, 'NL'],
  ['its header before the address', { ...dutch, 'cf-ipcountry': 'BE' }, 'BE'],
  ['the address where it does not know', { ...dutch, 'cf-ipcountry': 'XX' }, 'NL'],
  ['the address where it says nonsense', { ...dutch, 'cf-ipcountry': 'Belgium' }, 'NL'],
])('of a trusted proxy counts %s', async (_what, headers, country) => {
  expect(await countryOf('10.0.0.1', headers)).toBe(country);
});

test('nobody else says where they are', async () => {
  const spoofed = { 'x-forwarded-for': '193.190.130.1', 'cf-ipcountry': 'BE' };
  expect(await countryOf('81.2.69.142', spoofed)).toBe('GB');
  expect(await countryOf('81.2.69.142', { ...spoofed, 'x-visitor-country': 'BE' })).toBe('GB');
});

test('a proxy that was not said to know countries is not asked', async () => {
  expect(await countryOf('10.0.0.1', { ...dutch, 'cf-ipcountry': 'BE' }, '')).toBe('NL');
});

test('it is found once for a request, however often it is told', async () => {
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  await knowCountries(app, undefined);
  app.get('/', (request) => {
    const before = request.country;
    Object.defineProperty(request, 'ip', { value: '193.190.130.1' });
    return [before, request.country];
  });
  const answer = await app.inject({ url: '/', remoteAddress: '145.53.0.1' });
  expect(answer.json()).toEqual(['NL', 'NL']);
});
