import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import { releaseOf } from '@afterglow/federation/testing/releases';
import type { Live } from '../releases/releases.ts';
import { preloadFor } from './route-files.ts';

const file = { integrity: 'sha384-abc', bytes: 1, compressed: 1 };
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, file]));
const shell = releaseOf('a', {
  name: 'shell',
  preload: { single: ['single.js'] },
  files: named(['single.js', 'texts/en.json', 'texts/nl.json']),
});
const landers = releaseOf('b', {
  name: 'mf-landers',
  preload: { lander: ['route.js'] },
  files: named([
    ...['entry.js', 'route.js', 'lander-summer-1.css', 'lander-summer-1.js', 'lander-summer-1.png'],
    ...['lander-summers-1.js', 'lander-winter-1.js', 'x-lander-summer-1.js'],
  ]),
});
const text = (name: string) => ({ url: `/texts/${name}.json`, integrity: 'sha384-t' });

/** Names of the files that a browser is told of ahead. */
function told(
  route: { name: string; path: string } | undefined,
  { pathname = '/landers/summer', language = 'en', hasRelease = true } = {},
) {
  const live = { shell, releaseOf: () => (hasRelease ? landers : undefined) } as unknown as Live;
  const remote = { name: 'mf-landers', texts: { en: text('own-en'), nl: text('own-nl') } };
  const match = route && {
    remote: remote as unknown as BootRemote,
    route: route as RemoteRoute,
  };
  return preloadFor(live, match, language, pathname).map(({ url }) => url.split('/').at(-1));
}

const lander = { name: 'lander', path: '/landers/:lander' };

test('a page needs texts, its code, and that of its folder alone', () => {
  expect(told(lander)).toEqual([
    ...['en.json', 'entry.js', 'route.js', 'lander-summer-1.css', 'lander-summer-1.js'],
    'own-en.json',
  ]);
  expect(told({ ...lander, path: '/all' }, { pathname: '/all' })).toEqual([
    ...['en.json', 'entry.js', 'route.js', 'own-en.json'],
  ]);
});

test('what the shell brings itself is not asked of its remote', () => {
  expect(told({ ...lander, name: 'single' })).toEqual(['en.json', 'single.js', 'own-en.json']);
});

test('where there is no page, or no release of it, there are texts; Dutch where there are no others', () => {
  expect(told(undefined)).toEqual(['en.json']);
  expect(told(lander, { hasRelease: false })).toEqual(['en.json', 'own-en.json']);
  expect(told(lander, { hasRelease: false, language: 'fi' })).toEqual(['nl.json', 'own-nl.json']);
});
