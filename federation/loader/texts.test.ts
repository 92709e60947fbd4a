import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchTexts, textsIn } from './texts.ts';

const server = createServer(({ url }, answer) => {
  if (url === '/nl.json') answer.end('{"hello":"Hallo"}');
  else if (url !== '/never.json') answer.writeHead(404).end();
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const file = (name: string) => ({
  url: `http://localhost:${(server.address() as AddressInfo).port}/${name}`,
  integrity: '',
});

test('texts that arrive', async () => {
  await expect(fetchTexts(file('nl.json'), 5000)).resolves.toEqual({ hello: 'Hallo' });
});

test.each([
  ['lost', 'texts', 'gone.json'],
  ['too slow', 'hang', 'never.json'],
])('texts that are %s say so', async (_, errorClass, name) => {
  await expect(fetchTexts(file(name), 200)).rejects.toMatchObject({ errorClass });
});

test('another language stands in for one that is not there', () => {
  const [nl, en] = [file('nl.json'), file('en.json')];
  expect(textsIn({ nl, en }, 'en')).toBe(en);
  expect(textsIn({ nl, en }, 'fi')).toBe(nl);
  expect(textsIn({ en }, 'fi')).toBe(en);
  expect(textsIn({}, 'fi')).toBeUndefined();
});
