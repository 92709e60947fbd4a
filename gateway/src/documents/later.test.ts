import fastify from 'fastify';
import { atTheirPace } from './later.ts';

test('an address that asks too fast has a page that comes back, and nobody else has', async () => {
  let asked = 0;
  const app = fastify({ trustProxy: true });
  const answer = atTheirPace(
    async (_request, reply) => {
      asked += 1;
      return reply.send('page');
    },
    { burst: 3, perSecond: 0 },
  );
  app.get('/*', answer);
  const get = (address: string, url = '/', headers = {}) =>
    app.inject({ url, headers: { 'x-forwarded-for': address, ...headers } });
  const flood = await Promise.all(
    Array.from({ length: 10 }, (_, n) => get('192.0.2.1', `/${n}?lang=fi`)),
  );
  expect(flood.map(({ statusCode }) => statusCode)).toEqual([
    ...[200, 200, 200, 429, 429, 429, 429, 429, 429, 429],
  ]);
  expect(asked).toBe(3);
  const { headers, body } = flood[9] ?? (await get('192.0.2.1'));
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(body).toContain('<html lang="fi">');
  const german = await get('192.0.2.1', '/', { 'accept-language': 'tr, de-AT;q=0.9, en;q=0.8' });
  expect(german.body).toContain('<html lang="de">');
  expect((await get('192.0.2.2')).statusCode).toBe(200);
  // A household of IPv6 has many addresses.
  for (const last of [1, 2, 3]) await get(`2001:db8::${last}`);
  expect((await get('2001:db8::4')).statusCode).toBe(429);
  expect((await get('2001:db8:0:1::4')).statusCode).toBe(200);
});
