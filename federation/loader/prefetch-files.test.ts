import { jest } from '@jest/globals';
import { bootRemoteOf } from '../testing/remotes.ts';
import { filesOfRoute, filesOfVersion, prefetchFiles } from './prefetch-files.ts';

const remote = {
  ...bootRemoteOf('b'),
  texts: { nl: { url: '/texts/nl.json', integrity: '' } },
};
const folder = `/assets/mf-chat/${'b'.repeat(12)}`;

test('a route needs the entry, its own files and the texts', () => {
  expect(filesOfRoute(remote, 'chats', 'nl')).toEqual({
    remote: [`${folder}/entry.js`, '/texts/nl.json'],
    page: [`${folder}/entry-page.js`, `${folder}/route-chats.js`],
  });
});

test('a language without texts of its own has the fallback', () => {
  expect(filesOfRoute(remote, 'chats', 'fi').remote).toContain('/texts/nl.json');
});

test('a language that the document does not name is not guessed; to be whole, a version needs what tells of it', () => {
  const languages = { url: '/texts/languages.json', integrity: '' };
  const telling = { ...remote, languages };
  expect(filesOfRoute(telling, 'chats', 'fi').remote).toEqual([`${folder}/entry.js`]);
  expect(filesOfVersion(telling, 'fi')).toContain(languages.url);
  expect(filesOfRoute(telling, 'chats', 'nl').remote).toContain('/texts/nl.json');
  expect(filesOfVersion(telling, 'nl')).not.toContain(languages.url);
});

test('a version needs all of its routes, and each file once', () => {
  const preload = { chats: ['entry-page.js', 'route-chats.js'], one: ['entry-page.js'] };
  expect(filesOfVersion({ ...remote, preload }, 'nl')).toEqual([
    `${folder}/entry.js`,
    `${folder}/entry-page.js`,
    `${folder}/route-chats.js`,
    '/texts/nl.json',
  ]);
});

describe('files that are brought ahead', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  beforeEach(() => fetched.mockReset());
  afterAll(() => fetched.mockRestore());
  const answer = (status: number) => async () => new Response('code', { status });

  test('are taken whole, with the signal that ends it', async () => {
    const bodies: Response[] = [];
    fetched.mockImplementation(async () => {
      const response = new Response('code');
      bodies.push(response);
      return response;
    });
    const { signal } = new AbortController();
    await prefetchFiles(['/a.js', '/b.js'], signal);
    // The very signal: two alike are equal, or cannot be compared.
    expect(fetched.mock.calls.map(([file, init]) => [file, init?.signal === signal])).toEqual([
      ['/a.js', true],
      ['/b.js', true],
    ]);
    expect(bodies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
  });

  test('of which one is not there say which', async () => {
    fetched.mockImplementationOnce(answer(200)).mockImplementationOnce(answer(404));
    const { signal } = new AbortController();
    await expect(prefetchFiles(['/a.js', '/b.js'], signal)).rejects.toThrow('/b.js: 404');
  });
});
