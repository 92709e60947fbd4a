import fastify from 'fastify';
import { serveHealth } from './health.ts';
import type { LiveFor } from './releases/releases.ts';

/** A gateway with or without releases, before an API that answers so. */
async function ready(live: object | undefined, apiStatus: number | 'gone') {
  const api = fastify();
  api.get('/api/ready.php', (_request, reply) => reply.code(Number(apiStatus)).send());
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  if (apiStatus === 'gone') await api.close();
  const app = fastify();
  serveHealth(app, [{ name: 'one', apiUrl }], (async () => live) as unknown as LiveFor);
  try {
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    const answer = await app.inject('/ready');
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.statusCode, answer.json()];
  } finally {
    await Promise.all([app.close(), api.close()]);
  }
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
  ['without releases', undefined, 200, 503, { status: 'no releases', api: 'ok' }],
] as const)('a gateway %s', async (_what, live, api, status, body) => {
  expect(await ready(live, api)).toEqual([status, body]);
});
