import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { textsIn } from '../registry/texts-in.ts';
import { fetchTexts } from './texts.ts';

const server = createServer(({ url }, answer) => {
  if (url === '/nl.json') answer.end('{"hello":"Hallo"}');
  else if (url === '/broken.json') answer.end('{');
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
  ['lost', 'texts', 'gone.json', '404'],
  ['broken', 'texts', 'broken.json', 'JSON'],
  ['too slow', 'hang', 'never.json', 'timeout'],
])('texts that are %s say so', async (_, errorClass, name, why) => {
  const patience = errorClass === 'hang' ? 200 : 5000;
  await expect(fetchTexts(file(name), patience)).rejects.toMatchObject({
    errorClass,
    message: expect.stringMatching(new RegExp(`/${name}: .*${why}`)),
  });
});

test.each([
  [new DOMException('gone', 'AbortError'), 'texts'],
  [Object.assign(new Error('slow'), { name: 'TimeoutError' }), 'texts'],
  ['odd', 'texts'],
])('%s is no time that was over', async (thrown, errorClass) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(thrown);
  await expect(fetchTexts({ url: '/x', integrity: 'sha384-x' }, 200)).rejects.toMatchObject({
    errorClass,
  });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha384-x' });
  fetched.mockRestore();
});

test('what was aborted since its time was over hangs, whatever a browser calls that', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const aborted = new DOMException('Fetch is aborted', 'AbortError');
        init?.signal?.addEventListener('abort', () => reject(aborted));
      }),
  );
  await expect(fetchTexts(file('never.json'), 20)).rejects.toMatchObject({ errorClass: 'hang' });
  fetched.mockRestore();
});

test('another language stands in for one that is not there', () => {
  const [nl, en] = [file('nl.json'), file('en.json')];
  expect(textsIn({ nl, en }, 'en')).toBe(en);
  expect(textsIn({ nl, en }, 'fi')).toBe(nl);
  expect(textsIn({ en }, 'fi')).toBe(en);
  expect(textsIn({}, 'fi')).toBeUndefined();
});
