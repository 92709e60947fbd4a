import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyRequest } from 'fastify';
import { oneCell } from '../testing/one-cell.ts';
import { apiClient } from './api-client.ts';
import { serveApi } from './api-proxy.ts';

/** What the API is asked lately, and answers. */
let asked: IncomingHttpHeaders[] = [];
let status = 200;
const api: Server = createServer((request, answer) => {
  asked.push(request.headers);
  answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ user: { name: 'Ann' }, settings: { name: 'Site' } }));
});

beforeAll(() => new Promise<void>((done) => api.listen(0, '127.0.0.1', done)));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  asked = [];
  status = 200;
});

type Ask = (client: ReturnType<typeof apiClient>, request: FastifyRequest) => Promise<unknown>;

/** A gateway behind a TLS proxy at 10.0.0.1; `/own` is a question of its own. */
async function gateway(ask: Ask) {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  await app.register(cookie);
  const cells = oneCell(url);
  serveApi(app, cells, 1);
  const client = apiClient(cells);
  app.get('/own', async (request) => ({ said: await ask(client, request) }));
  const get = (path: string, remoteAddress = '10.0.0.1') =>
    app.inject({
      url: path,
      remoteAddress,
      headers: {
        host: 'site.example',
        cookie: '__Host-sid=member',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      },
    });
  return { get };
}

const questions: [string, Ask][] = [
  ['settings', (client, request) => client.settings(request, new URLSearchParams())],
  ['the member', (client, request) => client.user(request)],
  ['first data', (client, request) => client.data(request, ['/api/chats.php'])],
];

/** What decides which session is meant and whom a request counts for. */
function origin(headers: IncomingHttpHeaders | undefined) {
  return ['host', 'for', 'proto'].map((what) => headers?.[`x-forwarded-${what}`]);
}

test.each(questions)('asks for %s as the member behind the TLS proxy', async (_what, ask) => {
  const { get } = await gateway(ask);
  await get('/own');
  expect(origin(asked[0])).toEqual(['site.example', '203.0.113.7', 'https']);
  await get('/api/user.php');
  expect(origin(asked[1])).toEqual(origin(asked[0]));
});

test.each(questions)('believes nobody else, asking for %s', async (_what, ask) => {
  const { get } = await gateway(ask);
  await get('/own', '198.51.100.4');
  expect(origin(asked[0])).toEqual(['site.example', '198.51.100.4', 'http']);
});

test.each([
  [200, { name: 'Ann' }],
  [403, null],
  [429, undefined],
  [503, undefined],
])('who is logged in, when the API answers %i', async (code, expected) => {
  status = code;
  const { get } = await gateway((client, request) => client.user(request));
  const answer = (await get('/own')).json<{ said?: unknown }>();
  expect(answer.said).toEqual(expected);
});
