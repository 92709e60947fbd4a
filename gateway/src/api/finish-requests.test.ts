import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { finishRequests } from './finish-requests.ts';

let app: FastifyInstance;
let port: number;
let agent: Agent;
/** Lets what waits be answered. */
let answer: () => void;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true, return503OnClosing: false });
  const answered = new Promise<void>((done) => (answer = done));
  app.get('/waits', () => answered.then(() => 'waited'));
  app.get('/quick', async () => 'quick');
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  answer();
  await app.close();
});

async function listen(times?: Parameters<typeof finishRequests>[1]): Promise<void> {
  finishRequests(app, times);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
}

async function get(path: string): Promise<IncomingMessage> {
  const [got] = await once(request({ host: '127.0.0.1', port, agent, path }).end(), 'response');
  return got.resume();
}

test('what is under way is answered, and its connection is closed', async () => {
  await listen();
  const asked = once(app.server, 'request');
  const waiting = get('/waits');
  await asked;
  const closed = app.close();
  await turn();
  answer();
  const { statusCode, headers } = await waiting;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
});

test('with many who ask one thing after the other nobody is cut off, whoever is new is not let in', async () => {
  await listen();
  const told: string[] = [];
  let answers = 0;
  let closed: Promise<unknown> | undefined;
  const asking = Array.from({ length: 50 }, async () => {
    for (;;) {
      try {
        const { statusCode } = await get('/quick');
        told.push(String(statusCode));
        answers += 1;
        if (answers === 1000) closed = app.close();
      } catch (error) {
        told.push(String((error as NodeJS.ErrnoException).code));
        return;
      }
    }
  });
  await Promise.all(asking);
  await closed;
  expect(answers).toBeGreaterThanOrEqual(1000);
  expect([...new Set(told)].sort()).toEqual(['200', 'ECONNREFUSED']);
});

test('what was sent before a busy server closed is answered, though it reads it later', async () => {
  await listen();
  await get('/quick');
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const ask = 'GET /quick HTTP/1.1\r\nhost: a\r\n\r\n';
  socket.write(ask);
  await once(socket, 'data');
  const closed = app.close();
  while (app.server.listening) await turn();
  socket.write(ask);
  // Longer than it waits for what is on its way.
  for (const end = performance.now() + 700; performance.now() < end; );
  const [said] = await once(socket, 'data');
  expect(said).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  await closed;
});

test('what takes too long is cut off', async () => {
  await listen({ onTheirWay: 10, patience: 50 });
  const asked = once(app.server, 'request');
  const waiting = get('/waits');
  waiting.catch(() => {});
  await asked;
  await app.close();
  await expect(waiting).rejects.toMatchObject({ code: 'ECONNRESET' });
});
