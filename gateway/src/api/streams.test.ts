import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { oneCell } from '../testing/one-cell.ts';
import { serveApi } from './api-proxy.ts';
import { finishRequests } from './finish-requests.ts';
import { limitBodies } from './slow-bodies.ts';

let asked = 0;

/** Holds streams for ever, answers calls at once, to bodies when they have arrived. */
const api = createServer((incoming, answer) => {
  asked += 1;
  if (incoming.url?.endsWith('events.php')) {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  } else if (incoming.url?.endsWith('busy.php'))
    answer.writeHead(503, { 'retry-after': '2' }).end();
  else incoming.resume().on('end', () => answer.end('{}'));
});
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const gateways: FastifyInstance[] = [];

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(async () => {
  agent.destroy();
  api.closeAllConnections();
  await Promise.all(gateways.splice(0).map((app) => app.close()));
});
afterAll(() => {
  api.close();
});

const plenty = (app: FastifyInstance, url: string) => serveApi(app, oneCell(url), 6000);

/** A gateway that listens, and requests to it as from any address. */
async function gateway(serve: (app: FastifyInstance, apiUrl: string) => void = plenty) {
  const app = fastify({
    ...{ trustProxy: ['127.0.0.1'], forceCloseConnections: true, return503OnClosing: false },
  });
  gateways.push(app);
  serve(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  finishRequests(app, { onTheirWay: 5000, patience: 5000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = (method: string, path: string, address: string, length = 0, cookie = '') => {
    const body = length > 0 && { 'content-type': 'application/json', 'content-length': length };
    const headers = { 'x-forwarded-for': address, ...body, ...(cookie && { cookie }) };
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers });
    // Cut off, by the gateway or at the end of the test.
    outgoing.on('error', () => {});
    return outgoing;
  };
  const get = async (path: string, address: string, cookie = ''): Promise<IncomingMessage> => {
    const [answer] = await once(send('GET', path, address, 0, cookie).end(), 'response');
    answer.on('error', () => {});
    return answer;
  };
  /** Sends the beginning of a body, and never more. */
  const beginBody = (address: string) => {
    const outgoing = send('POST', '/api/login.php', address, 100);
    outgoing.write('{');
    return outgoing;
  };
  return { app, get, beginBody };
}

/** Addresses that are no neighbours. */
const elsewhere = (n: number) => `10.${n >> 8}.${n & 255}.1`;
const stream = '/api/events.php';

test('more streams than there were connections leave calls alone [S102]', async () => {
  const { get } = await gateway();
  const statuses: (number | undefined)[] = [];
  // As many as a busy machine takes in at a time: what waits to be accepted has a limit of its own.
  for (let n = 0; n < 2100; n += 300) {
    const some = Array.from({ length: 300 }, (_, index) => get(stream, elsewhere(n + index)));
    statuses.push(...(await Promise.all(some)).map(({ statusCode }) => statusCode));
  }
  expect(statuses).toHaveLength(2100);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get('/api/user.php', '192.0.2.1')).statusCode).toBe(200);
});

test('as many bodies that never arrive leave calls alone [S79]', async () => {
  const { get, beginBody } = await gateway();
  asked = 0;
  // As many as a busy machine takes in at a time; 2048 connections there were.
  for (let n = 0; n < 2100; n += 300) {
    for (let one = n; one < n + 300; one += 1) beginBody(elsewhere(one));
    while (asked < Math.min(n + 300, 2048)) await once(api, 'request');
  }
  expect((await get('/api/user.php', '192.0.2.1')).statusCode).toBe(200);
});

test('when all places are taken a stream is refused, a call is not', async () => {
  const { get } = await gateway((app, url) => serveApi(app, oneCell(url), 2));
  const first = await get(stream, elsewhere(1));
  await get(stream, elsewhere(2));
  const refused = await get(stream, elsewhere(3));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect((await get('/api/user.php', elsewhere(3))).statusCode).toBe(200);

  first.destroy();
  let { statusCode } = refused;
  while (statusCode === 503) ({ statusCode } = await get(stream, elsewhere(3)));
  expect(statusCode).toBe(200);
});

test.each([
  ['an address', 100, () => '192.0.2.7'],
  ['a network of IPv6', 100, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ['neighbours', 500, (n: number) => `192.0.2.${n % 250}`],
  ['neighbours in IPv6', 500, (n: number) => `2001:db8:1:${(n % 250).toString(16)}::1`],
])('%s may have some streams, others still get theirs', async (_what, most, address) => {
  const { get } = await gateway();
  const opened = Array.from({ length: most }, (_, n) => get(stream, address(n)));
  const statuses = (await Promise.all(opened)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get(stream, address(most))).statusCode).toBe(429);
  expect((await get('/api/user.php', address(most))).statusCode).toBe(200);
  expect((await get(stream, '198.51.100.1')).statusCode).toBe(200);
});

test('a gateway that is to end ends its streams at once, has no new ones, and answers the rest', async () => {
  const { app, get } = await gateway();
  const one = await get(stream, elsewhere(1));
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = app.server.address() as AddressInfo;
  const again = async (path: string) => {
    const [answer] = await once(
      request({ host: '127.0.0.1', port, path, agent: kept }).end(),
      'response',
    );
    await once(answer.resume(), 'end');
    return [answer.statusCode, answer.headers['retry-after'], answer.headers.connection];
  };
  expect(await again('/api/user.php')).toEqual([200, undefined, 'keep-alive']);
  const cut = new Promise((done) => one.once('close', done));
  const closed = app.close();
  await cut;
  expect(await again(stream)).toEqual([503, '1', 'close']);
  await closed;
});

test.each(['/api/./events.php', '/api/%2e/events.php', '/api/x/../events.php'])(
  'a stream by another name has no place: %s',
  async (path) => {
    const { get } = await gateway();
    expect([400, 404]).toContain((await get(path, '192.0.2.1')).statusCode);
  },
);

const slowly = (app: FastifyInstance, url: string) =>
  serveApi(app, oneCell(url), 6000, {
    session: { burst: 20, perSecond: 0 },
    household: { burst: 50, perSecond: 0 },
  });

test('a browser that asks too fast is refused here, wherever it is, and nobody else is', async () => {
  const { get } = await gateway(slowly);
  asked = 0;
  const flood = await Promise.all(
    Array.from({ length: 100 }, (_, n) => get('/api/user.php', elsewhere(n), 'sid=hers')),
  );
  expect(flood.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(flood.filter(({ statusCode }) => statusCode === 429)).toHaveLength(80);
  expect(asked).toBe(20);
  const again = await get('/mailbox', elsewhere(1), 'b=2; __Host-sid=hers');
  expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '1']);
  expect((await get('/api/user.php', elsewhere(1), 'a=1; sid=his')).statusCode).toBe(200);
});

test('nor does an address get more by naming sessions that are none', async () => {
  const { get } = await gateway(slowly);
  const flood = await Promise.all(
    Array.from({ length: 80 }, (_, n) => get('/api/user.php', '192.0.2.7', `sid=${n}`)),
  );
  expect(flood.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  expect((await get('/api/user.php', '192.0.2.8', 'sid=another')).statusCode).toBe(200);
});

test('an API in trouble is asked once', async () => {
  const { get } = await gateway();
  asked = 0;
  const answer = await get('/api/busy.php', '192.0.2.1');
  expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([503, '2', 1]);
});

test('an address has so many bodies under way, its reads go on', async () => {
  const { get, beginBody } = await gateway();
  const begun = Array.from({ length: 51 }, () => beginBody('192.0.2.7'));
  const [answer] = await Promise.race(begun.map((outgoing) => once(outgoing, 'response')));
  expect(answer.statusCode).toBe(429);
  expect((await get('/api/user.php', '192.0.2.7')).statusCode).toBe(200);
});

test('a body that takes too long is cut off [S55]', async () => {
  const { beginBody } = await gateway((app) => {
    limitBodies(app, 50);
    app.post('/api/login.php', async () => 'arrived');
  });
  const [error] = await once(beginBody('192.0.2.7'), 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
