import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { spellHostsOnce } from './one-spelling.ts';

const app = fastify();
spellHostsOnce(app);
app.get('/', async ({ host }) => host);
afterAll(() => app.close());

const asked = async (host: string) => {
  const { statusCode, body } = await app.inject({ url: '/', headers: { host } });
  return statusCode === 200 ? body : statusCode;
};

test.each([
  ['Lumen.Example', 'lumen.example'],
  ['lumen.example:4400', 'lumen.example:4400'],
  ['german.localhost', 'german.localhost'],
  ['127.0.0.1:4400', '127.0.0.1:4400'],
  ['[::1]:4400', '[::1]:4400'],
])('%s is %s', async (host, spelled) => {
  expect(await asked(host)).toBe(spelled);
});

test.each([
  'lumen.example:80@evil.example',
  'lumen.example:port',
  'lumen.example:443/path',
  'lumen.example:4400"><script>',
  'a b',
  'evil.example, lumen.example',
])('%s is no host, and leads nowhere', async (host) => {
  expect(await asked(host)).toBe(400);
});

test('a health check that names no host is answered', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET / HTTP/1.0\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
});
