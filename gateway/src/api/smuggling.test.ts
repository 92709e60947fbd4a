import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseUnread } from '../headers/security-headers.ts';
import { oneCell } from '../testing/one-cell.ts';
import { serveApi } from './api-proxy.ts';
import { arrival } from './arrival.ts';

/** What came through, by its address. */
let arrived: string[] = [];
const api = createServer((incoming, answer) => {
  arrived.push(String(incoming.url));
  incoming.resume().on('end', () => answer.end('{}'));
});
let gateway: FastifyInstance;
let port: number;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  gateway = fastify({ forceCloseConnections: true, frameworkErrors: refuseUnread, ...arrival });
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  serveApi(gateway, oneCell(address), 100);
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  port = (gateway.server.address() as AddressInfo).port;
});
beforeEach(() => {
  arrived = [];
});
afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
});

const smuggled = 'GET /api/smuggled.php HTTP/1.1\r\nHost: localhost\r\n\r\n';
const asking = (headers: string[], body = '', end = '\r\n') =>
  ['POST /api/login.php HTTP/1.1', 'Host: localhost', ...headers, '', body].join(end);
const json = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const last = `0\r\n\r\n${smuggled}`;

const requests: Record<string, string> = {
  'a length beside chunks': asking([json, 'Content-Length: 5', chunked], last),
  'chunks beside a length': asking([json, chunked, 'Content-Length: 500'], last),
  'two lengths': asking([json, 'Content-Length: 2', 'Content-Length: 90'], `{}${smuggled}`),
  'two lengths in one': asking([json, 'Content-Length: 2, 90'], `{}${smuggled}`),
  'a length with a sign': asking([json, 'Content-Length: +2'], `{}${smuggled}`),
  'a length that is negative': asking([json, 'Content-Length: -2'], `{}${smuggled}`),
  'chunks under a strange name': asking([json, 'Transfer-Encoding: xchunked'], last),
  'chunks and something after them': asking([json, 'Transfer-Encoding: chunked, identity'], last),
  'a blank before the colon': asking([json, 'Transfer-Encoding : chunked'], last),
  'a size that is no number': asking([json, chunked], `zz\r\n{}\r\n${last}`),
  'a size beyond all numbers': asking([json, chunked], `${'f'.repeat(20)}\r\n{}\r\n${last}`),
  'a chunk longer than it says': asking([json, chunked], `1\r\n{}\r\n${last}`),
  'a folded header': asking([json, 'X-Odd: a', ' Content-Length: 2'], `{}${smuggled}`),
  'a carriage return alone': asking([json, 'X-Odd: a\rContent-Length: 2'], `{}${smuggled}`),
  'the character 0': asking([json, 'X-Odd: \0', 'Content-Length: 2'], `{}${smuggled}`),
  'a header of a megabyte': asking([`X-Odd: ${'a'.repeat(1_000_000)}`]),
  'a hundred thousand headers': asking(Array(100_000).fill('X-Odd: a')),
  'an address of a megabyte': `GET /api/${'a'.repeat(1_000_000)} HTTP/1.1\r\n\r\n`,
};

/** What a connection is answered until it is closed from there, which is at once. */
async function answerTo(raw: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.setTimeout(5000, () => {
    text = 'left open';
    socket.destroy();
  });
  // Closed while more is on its way, which `once` would reject.
  socket.on('error', () => {});
  socket.write(raw, 'latin1');
  await new Promise((closed) => socket.on('close', closed));
  return text;
}

test.each(Object.entries(requests))(
  '%s: refused as a whole, nothing of it passed on [S55]',
  async (_, raw) => {
    expect(await answerTo(raw)).toMatch(/^(HTTP\/1\.1 4\d\d .*)?$/s);
    expect(arrived).not.toContain('/api/smuggled.php');
  },
);

test('nobody waits for those who do not end [S55]', async () => {
  const sockets = Array.from({ length: 200 }, (_, n) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const raw = Object.values(requests)[n % 15] ?? '';
    socket.write(raw.slice(0, raw.indexOf('\r\n\r\n') - 1), 'latin1');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answer = await fetch(`http://127.0.0.1:${port}/api/user.php`);
  expect(answer.status).toBe(200);
  expect(arrived).toEqual(['/api/user.php']);
  for (const socket of sockets) socket.destroy();
});
