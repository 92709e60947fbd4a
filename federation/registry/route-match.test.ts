import { manifestOf } from '../testing/releases.ts';
import { matchRoute } from './route-match.ts';

const route = (name: string, path: string) =>
  ({ name, path, layout: 'default', guard: 'none' }) as const;

const remotes = [
  manifestOf({ name: 'mf-landers', routes: [route('index', '/'), route('compliance', '/:token')] }),
  manifestOf({
    name: 'mf-members',
    routes: [
      route('members', '/members'),
      route('members-id', '/members/:id'),
      route('likes-m-id', '/likes/m/:id'),
      route('likes-type', '/likes/:type'),
    ],
  }),
  manifestOf({ routes: [route('members-id-chat', '/members/:id/chat')] }),
  manifestOf({
    name: 'mf-payments',
    routes: [route('repeat', '/credits/repeat-order'), route('pay', '/credits/:id/:method?')],
  }),
];

test.each([
  ['/', 'index'],
  ['/compliance', 'compliance'],
  ['/members', 'members'],
  ['/members/', 'members'],
  ['/members/42', 'members-id'],
  ['/members/42/chat', 'members-id-chat'],
  ['/likes/m/42', 'likes-m-id'],
  ['/likes/given', 'likes-type'],
  ['/credits/repeat-order', 'repeat'],
  ['/credits/p1', 'pay'],
  ['/credits/p1/ideal', 'pay'],
])('%s is answered by %s', (path, name) => {
  expect(matchRoute(remotes, path)?.route.name).toBe(name);
});

test.each(['/members/42/unknown/deep', '/nothing/here'])('%s is answered by nobody', (path) => {
  expect(matchRoute(remotes, path)).toBeUndefined();
});
