import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { apiClient } from '../api/api-client.ts';
import { oneCell } from '../testing/one-cell.ts';

let api: Server;
const asked: string[] = [];

/** Knows one session; `/api/slow.php` never answers. */
beforeAll(async () => {
  api = createServer(({ url = '', headers }, answer) => {
    asked.push(url);
    if (url === '/api/slow.php') return;
    const isMember = headers.cookie === 'sid=member';
    answer.statusCode = isMember ? 200 : 403;
    answer.end(JSON.stringify({ url, client: headers['x-forwarded-for'] }));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  asked.length = 0;
});

function data(cookie: string | undefined, addresses: string[]) {
  const { port } = api.address() as AddressInfo;
  const request = { headers: { cookie }, query: {}, ip: '203.0.113.7', protocol: 'https' };
  const client = apiClient(oneCell(`http://127.0.0.1:${port}`));
  return client.data(request as unknown as FastifyRequest, addresses);
}

test('answers as the member would get them', async () => {
  const url = '/api/chat.php?conversation=4';
  await expect(data('sid=member', [url])).resolves.toEqual({
    [url]: { url, client: '203.0.113.7' },
  });
});

test('only who brings a session may be a member, so visitors cost no question of members', () => {
  const { mayBeMember } = apiClient(oneCell('http://127.0.0.1:1'));
  const of = (cookies: object) => mayBeMember({ cookies } as unknown as FastifyRequest);
  expect([of({ sid: 'member' }), of({ '__Host-sid': 'x' }), of({ locale: 'nl' }), of({})]).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

test('what is refused or slow is left out, and holds up nothing else', async () => {
  await expect(data('sid=nobody', ['/api/chats.php'])).resolves.toEqual({});
  const mixed = await data('sid=member', ['/api/slow.php', '/api/chats.php']);
  expect(Object.keys(mixed)).toEqual(['/api/chats.php']);
});
