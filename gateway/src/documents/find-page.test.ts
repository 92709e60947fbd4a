import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { releaseOf } from '@afterglow/federation/testing/releases';
import { type FoundPage, findPage, isFor } from './find-page.ts';
import type { Known } from './gather.ts';

const route = (name: string, path: string) => ({ name, path, guard: 'none' });
const remotes = [
  { name: 'mf-chat', routes: [route('chats', '/chats')] },
  { name: 'mf-landers', routes: [route('lander', '/landers/:lander')] },
] as unknown as BootRemote[];
const landers = releaseOf('b', { sources: { 'src/landers/summer': 'a' } });
const releases: Record<string, unknown> = { 'mf-chat': releaseOf('a'), 'mf-landers': landers };

function found(path: string, { lacking = [] as string[], dev = '', without = '' } = {}) {
  const live = {
    remotes,
    lacking,
    releaseOf: (name: string) => (name === without ? undefined : releases[name]),
  };
  const known = {
    ...{ live, settings: {}, url: new URL(`http://site${path}`) },
    dev: dev ? { name: dev } : null,
  };
  const { match, release, isFound, status } = findPage(known as unknown as Known);
  return [match?.route.name, release?.version[0], isFound, status];
}

test.each([
  ['a page', '/chats', {}, ['chats', 'a', true, 200]],
  ['an address of nobody', '/nowhere', {}, [undefined, undefined, false, 404]],
  [
    'an address of nobody while a remote is not known',
    '/nowhere',
    { lacking: ['mf-members'] },
    [undefined, undefined, false, 503],
  ],
  [
    'a page while another remote is not known',
    '/chats',
    { lacking: ['x'] },
    ['chats', 'a', true, 200],
  ],
  ['a folder that the release has', '/landers/summer', {}, ['lander', 'b', true, 200]],
  ['a folder that it has not', '/landers/winter', {}, ['lander', 'b', false, 404]],
  [
    'the same while a remote is not known',
    '/landers/winter',
    { lacking: ['x'] },
    ['lander', 'b', false, 404],
  ],
  ['a folder in work', '/landers/winter', { dev: 'mf-landers' }, ['lander', 'b', true, 200]],
  [
    'a folder beside work on another',
    '/landers/winter',
    { dev: 'mf-chat' },
    ['lander', 'b', false, 404],
  ],
  [
    'a folder of a release that cannot be read',
    '/landers/winter',
    { without: 'mf-landers' },
    ['lander', undefined, true, 200],
  ],
])('%s: %s', (_what, path, state, expected) => {
  expect(found(path, state)).toEqual(expected);
});

const [member, visitor, nobodyKnows] = [{ id: 'me' }, null, undefined];
test.each([
  ['none', member, true],
  ['none', visitor, true],
  ['none', nobodyKnows, false],
  ['member', member, true],
  ['member', visitor, false],
  ['member', nobodyKnows, false],
  ['visitor', member, false],
  ['visitor', visitor, true],
  ['visitor', nobodyKnows, false],
])('a page with the guard "%s" is for %j: %s', (guard, user, expected) => {
  const page = { match: { route: { guard } } } as unknown as FoundPage;
  expect(isFor(page, { user } as unknown as Known)).toBe(expected);
});
