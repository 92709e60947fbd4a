import fastify from 'fastify';
import { serveHealth } from './health.ts';
import type { LiveFor } from './releases/releases.ts';

/** What an API says of itself; a silent one takes what it is asked, as where its database hangs. */
type Says = number | 'gone' | 'silent';

const closes: (() => unknown)[] = [];
afterEach(() => Promise.all(closes.splice(0).map((close) => close())));

async function cell(name: string, says: Says) {
  const api = fastify({ forceCloseConnections: true });
  api.get('/api/ready.php', (_request, reply) => {
    if (says !== 'silent') reply.code(Number(says)).send({});
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  if (says === 'gone') await api.close();
  else closes.push(() => api.close());
  return { name, apiUrl };
}

/** A gateway with or without releases, before such APIs; it is asked as HAProxy asks, which waits for a second. */
async function gateway(live: object | undefined, ...all: Says[]) {
  const cells = await Promise.all(
    all.map((says, index) => cell(['one', 'two'][index] ?? '', says)),
  );
  const app = fastify({ forceCloseConnections: true });
  closes.push(() => app.close());
  serveHealth(app, cells, (async () => live) as unknown as LiveFor);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(1000) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, await answer.json()];
  };
}

test.each([
  ['with releases and an API', {}, 200, 200, { status: 'ok', api: 'ok' }],
  [
    'with releases, before an API without its database',
    {},
    503,
    200,
    { status: 'ok', api: 'away' },
  ],
  ['with releases, without an API', {}, 'gone', 200, { status: 'ok', api: 'away' }],
  ['with releases, before a silent API', {}, 'silent', 200, { status: 'ok', api: 'away' }],
  ['without releases', undefined, 200, 503, { status: 'no releases', api: 'ok' }],
] as const)('a gateway %s', async (_what, live, api, status, body) => {
  const ask = await gateway(live, api);
  expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/ready')).toEqual([status, body]);
});

test('one silent cell is named in time, and takes nobody along', async () => {
  const ask = await gateway({}, 200, 'silent');
  const cells = { one: 'ok', two: 'away' };
  expect(await ask('/ready')).toEqual([200, { status: 'ok', api: 'away', cells }]);
  expect(await ask('/api/ready.php')).toEqual([503, { away: ['two'] }]);
});

test('a gateway that ends says so to whoever still gets in', async () => {
  const { apiUrl } = await cell('one', 200);
  const app = fastify({ forceCloseConnections: true, return503OnClosing: false });
  serveHealth(app, [{ name: 'one', apiUrl }], (async () => ({})) as unknown as LiveFor);
  let origin = '';
  let told: unknown[] = [];
  // Its server closes after this.
  app.addHook('preClose', async () => {
    const answer = await fetch(`${origin}/ready`);
    told = [answer.status, await answer.json()];
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(told).toEqual([503, { status: 'leaving', api: 'ok' }]);
});
