import { bootRemoteOf } from '../testing/remotes.ts';
import { filesOfRoute, filesOfVersion } from './prefetch-files.ts';

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

test('a version needs all of its routes, and each file once', () => {
  const preload = { chats: ['entry-page.js', 'route-chats.js'], one: ['entry-page.js'] };
  expect(filesOfVersion({ ...remote, preload }, 'nl')).toEqual([
    `${folder}/entry.js`,
    `${folder}/entry-page.js`,
    `${folder}/route-chats.js`,
    '/texts/nl.json',
  ]);
});
