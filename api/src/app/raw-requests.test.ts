import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

const second = 'GET /api/health.php HTTP/1.1\r\nHost: localhost\r\n\r\n';
const asking = (headers: string[], body: string) =>
  [
    ...['POST /api/user.php HTTP/1.1', 'Host: localhost', 'Origin: http://localhost'],
    ...['Request-Type: client', 'Content-Type: application/json', ...headers, '', body],
  ].join('\r\n');
const chunked = 'Transfer-Encoding: chunked';
const whole = (body: string) =>
  asking([`Content-Length: ${body.length}`, 'Connection: close'], body);

const requests: Record<string, string> = {
  'a length beside chunks': asking(['Content-Length: 5', chunked], `0\r\n\r\n${second}`),
  'two lengths': asking(['Content-Length: 2', 'Content-Length: 90'], `{}${second}`),
  'chunks under a strange name': asking(['Transfer-Encoding: xchunked'], `0\r\n\r\n${second}`),
  'a size that is no number': asking([chunked], `zz\r\n{}\r\n${second}`),
  'a folded header': asking(['X-Odd: a', ' Content-Length: 2'], `{}${second}`),
  'headers of a megabyte': asking([`X-Odd: ${'a'.repeat(1_000_000)}`], ''),
  'a list ten thousand deep': whole(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  'objects ten thousand deep': whole(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  'a million items': whole(`{"email":[${Array(100_000).fill('1').join(',')}]}`),
  'more than a body may have': whole(`{"email":"${'a'.repeat(4_000_000)}"}`),
};

async function answersTo(raw: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.setTimeout(5000, () => {
    text = 'HTTP/1.1 000 left open';
    socket.destroy();
  });
  socket.write(raw, 'latin1');
  // Not `once`, which an error would reject: whoever is refused may be cut off as they write.
  await new Promise((closed) => socket.on('close', closed));
  return text.match(/^HTTP\/1\.1 \d+/gm) ?? [];
}

test.each(Object.entries(requests))(
  '%s: refused as a whole, and others do not wait [S55]',
  async (_, raw) => {
    const many = Array.from({ length: 20 }, () => answersTo(raw));
    const health = await fetch(`http://127.0.0.1:${port}/api/health.php`);
    expect(health.status).toBe(200);
    for (const answers of await Promise.all(many)) {
      // Cut off without a word, or told so once: what came after it is no request.
      expect(answers.length).toBeLessThanOrEqual(1);
      for (const answer of answers) expect(answer).toMatch(/ (400|413|431)$/);
    }
  },
);

test('who has hung up before it is their turn is no failure of ours', async () => {
  const answer = new Promise<ServerResponse>((asked) => {
    t.app.server.prependOnceListener('request', (request, response) => {
      request.socket.destroy();
      asked(response);
    });
  });
  connect(port, '127.0.0.1')
    .on('error', () => {})
    .write(second);
  const response = await answer;
  while (!response.writableEnded) await turn();
  expect(response.statusCode).toBe(503);
});
