import type { BootRemote } from './boot-manifest.ts';
import { matchRoute } from './route-match.ts';
import { atSitePaths } from './site-paths.ts';

const remotes = [
  {
    name: 'mf-landers',
    routes: [
      { name: 'statement', path: '/:statement', setting: 'compliance_token' },
      { name: 'index', path: '/' },
    ],
  },
  { name: 'mf-chat', routes: [{ name: 'chats', path: '/chats' }] },
] as unknown as BootRemote[];

const answers = (settings: object, path: string) =>
  matchRoute(atSitePaths(remotes, { ...settings }), path)?.route.name;

test('a route stands where the setting of the site says, and nowhere else', () => {
  const settings = { compliance_token: 'legal-notice' };
  expect(answers(settings, '/legal-notice')).toBe('statement');
  expect(answers(settings, '/compliance')).toBeUndefined();
  expect(answers(settings, '/')).toBe('index');
});

test('a page that is there already keeps its address', () => {
  const [, chat] = atSitePaths(remotes, { compliance_token: 'chats' });
  expect(chat).toBe(remotes[1]);
});

test.each(['', '/', 'a/b', ':any', '..', undefined, 3])('%p is no part of an address', (value) => {
  const routes = atSitePaths(remotes, { compliance_token: value })[0]?.routes;
  expect(routes?.map(({ name }) => name)).toEqual(['index']);
});
