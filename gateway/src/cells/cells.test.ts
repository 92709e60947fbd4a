import fastify from 'fastify';
import { apiClient } from '../api/api-client.ts';
import { serveApi } from '../api/api-proxy.ts';
import { serveHealth } from '../health.ts';
import type { LiveFor } from '../releases/releases.ts';
import { aSecondLater } from '../testing/a-second-later.ts';
import { Cells, readCells } from './cells.ts';

const closes: (() => unknown)[] = [];
afterEach(() => Promise.all(closes.splice(0).map((close) => close())));

/** An API that has some hosts, and says its name. */
async function api(name: string, ...hosts: string[]) {
  const app = fastify({ trustProxy: true });
  const has = new Set(hosts);
  const counts = { asked: 0, isAway: false, onAsked: () => {} };
  app.addHook('onRequest', async ({ hostname, url }, reply) => {
    if (url === '/api/site.php') counts.asked += 1;
    if (counts.isAway) return reply.code(503).send();
    if (url !== '/api/ready.php' && !has.has(hostname)) {
      counts.onAsked();
      return reply.code(421).send();
    }
  });
  app.get('/api/*', async () => ({ settings: { name } }));
  app.post('/api/*', async ({ body }) => ({ name, body }));
  const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  closes.push(() => app.close());
  return { has, counts, apiUrl };
}

/** A gateway before two of them. */
async function between() {
  const [one, two] = [await api('one', 'a.example'), await api('two', 'b.example')];
  const cells = new Cells(readCells(`one=${one.apiUrl},two=${two.apiUrl}`, ''));
  const app = fastify();
  closes.push(() => app.close());
  serveApi(app, cells, 10);
  serveHealth(app, cells.all, (async () => ({})) as unknown as LiveFor);
  const { settings } = apiClient(cells);
  app.get('/page', async (request) => settings(request, new URLSearchParams()));
  const ask = (host: string, url = '/api/user.php', payload?: object) =>
    app.inject({ url, headers: { host }, ...(payload && { method: 'POST', payload }) });
  return { one, two, ask };
}

const nameIn = (answer: { json: () => { settings?: { name: string } } }) =>
  answer.json().settings?.name;

test('calls and documents go to the cell of their host, which is asked for once', async () => {
  const { one, two, ask } = await between();
  const all = Array.from({ length: 20 }, (_, n) => ask(n % 2 ? 'a.example' : 'b.example'));
  expect((await Promise.all(all)).map(nameIn)).toEqual(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? 'one' : 'two')),
  );
  expect(nameIn(await ask('b.example', '/page'))).toBe('two');
  const sent = await ask('b.example', '/api/message.php', { text: 'Hello' });
  expect(sent.json()).toEqual({ name: 'two', body: { text: 'Hello' } });
  expect([one.counts.asked, two.counts.asked]).toEqual([2, 2]);
});

test('a host that is nobody’s is refused, and found when it becomes somebody’s', async () => {
  const { two, ask } = await between();
  expect((await ask('c.example')).statusCode).toBe(421);
  expect((await ask('c.example', '/page')).json()).toEqual({ kind: 'unknown-host' });
  two.has.add('c.example');
  aSecondLater();
  aSecondLater();
  expect(nameIn(await ask('c.example'))).toBe('two');
});

test('a site that leaves one cell while both are asked is nobody’s for no moment', async () => {
  const { one, two, ask } = await between();
  one.has.delete('a.example');
  two.counts.onAsked = () => void two.has.add('a.example');
  expect(nameIn(await ask('a.example'))).toBe('two');
});

test('a site that moved is asked for again soon, and a document comes at once', async () => {
  const { one, two, ask } = await between();
  for (const url of ['/api/user.php', '/page']) {
    expect(nameIn(await ask('a.example', url))).toBe('one');
    one.has.delete('a.example');
    two.has.add('a.example');
    if (url.startsWith('/api')) {
      const moved = await ask('a.example', url);
      expect([moved.statusCode, moved.headers['retry-after']]).toEqual([503, '1']);
    }
    expect(nameIn(await ask('a.example', url))).toBe('two');
    one.has.add('a.example');
    two.has.delete('a.example');
    await ask('a.example');
  }
});

test('a site that moved while several asked at once is asked for again by each of them', async () => {
  const { one, two, ask } = await between();
  expect(nameIn(await ask('a.example'))).toBe('one');
  one.has.delete('a.example');
  const all = await Promise.all(Array.from({ length: 5 }, () => ask('a.example')));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  two.has.add('a.example');
  expect(nameIn(await ask('a.example'))).toBe('two');
});

test('a cell that is away takes nobody else along', async () => {
  const { one, two, ask } = await between();
  expect(nameIn(await ask('a.example'))).toBe('one');
  two.counts.isAway = true;
  expect(nameIn(await ask('a.example'))).toBe('one');
  const mayBeThere = await ask('b.example');
  expect([mayBeThere.statusCode, mayBeThere.headers['retry-after']]).toEqual([503, '2']);
  expect((await ask('b.example', '/page')).json()).toEqual({ kind: 'unavailable' });
  two.counts.isAway = false;
  one.counts.isAway = true;
  // Nothing that was asked in vain is remembered.
  expect(nameIn(await ask('b.example'))).toBe('two');
});

test('whoever stands before it is told how each cell is', async () => {
  const { two, ask } = await between();
  const ready = async (url: string) => {
    const answer = await ask('any.example', url);
    return [answer.statusCode, answer.json()];
  };
  const well = { status: 'ok', api: 'ok', cells: { one: 'ok', two: 'ok' } };
  expect(await ready('/ready')).toEqual([200, well]);
  expect(await ready('/api/ready.php')).toEqual([200, { status: 'ok', failing: [] }]);
  two.counts.isAway = true;
  const half = { status: 'ok', api: 'away', cells: { one: 'ok', two: 'away' } };
  expect(await ready('/ready')).toEqual([200, half]);
  expect(await ready('/api/ready.php')).toEqual([503, { away: ['two'] }]);
});

test('CELLS that cannot be are refused by name', () => {
  expect(() => readCells('one=127.0.0.1:4401', '')).toThrow('CELLS is as one=http');
  expect(readCells(undefined, 'http://127.0.0.1:1')).toHaveLength(1);
});
