import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { bootRemoteOf } from '@afterglow/federation/testing/remotes';
import { readRemoteManifest } from '@afterglow/federation/workspace/package-files';
import { withDevRemote } from './dev-remote.ts';

const origin = 'http://localhost:4502';
const chat = bootRemoteOf('a', 'b');
const members: BootRemote = { ...bootRemoteOf('c'), name: 'mf-members' };
const nothing = () => undefined;

test('the remote in work has the routes and slots of its working copy, the others stay', () => {
  const [first, second] = withDevRemote([chat, members], { name: 'mf-chat', origin }, nothing);
  const { routes, slots } = readRemoteManifest('mf-chat');
  expect(first).toMatchObject({ version: 'development', routes, slots, previous: null });
  expect(first?.entry.url).toBe(`${origin}/mf-chat/entry.js`);
  expect(first?.texts.nl?.url).toBe(`${origin}/mf-chat/texts/nl.json`);
  expect(second).toBe(members);
});

test('it need not have been released', () => {
  const remotes = withDevRemote([members], { name: 'mf-chat', origin }, nothing);
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mf-members', members.version],
    ['mf-chat', 'development'],
  ]);
});

test('one that is nowhere in the working copy keeps the routes it is live with', () => {
  const gone = { ...chat, name: 'mf-gone', texts: { en: { url: '/en.json', integrity: '' } } };
  const [own] = withDevRemote([gone], { name: 'mf-gone', origin }, nothing);
  expect(own).toMatchObject({ version: 'development', routes: gone.routes });
  expect(own?.texts.en?.url).toBe(`${origin}/mf-gone/texts/en.json`);
  expect(withDevRemote([members], { name: 'mf-gone', origin }, nothing)).toEqual([members]);
});
