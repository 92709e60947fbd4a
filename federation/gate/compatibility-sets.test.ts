import type { Audience } from '../registry/audience.ts';
import { emptyRegistry, type Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { goLive, publish } from '../registry/steps.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { manifestOf, offering, releaseOf } from '../testing/releases.ts';
import { releaseLive } from '../testing/stored-release.ts';
import { compatibilitySets, problemsAt } from './compatibility-sets.ts';
import type { ReadableRelease } from './gate-input.ts';
import { fallbacksOf } from './look-at-releases.ts';
import { fallbackProblems, staticProblems } from './static-problems.ts';

afterAll(removeFolders);

const readable = (release: Release): ReadableRelease => ({
  release,
  read: () => Promise.reject(new Error('nobody reads')),
});

/** A version of a remote with one page. */
function remote(name: string, version: string, path: string): Release {
  const routes = [{ name, path, layout: 'default', guard: 'none' } as const];
  return releaseOf(version, { name, manifest: manifestOf({ name, routes }) });
}

function shellWith(version: string, ...slots: string[]): Release {
  return releaseOf(version, { name: 'shell', manifest: undefined, contract: offering({ slots }) });
}

const everybody: Audience = { kind: 'live' };
const trial: Audience = { kind: 'canary', share: 10 };
const at = (site: string): Audience => ({ kind: 'site', site });

/** A registry that some publications led to, with what is in it. */
function after(...publications: [Release, Audience][]) {
  const registry = publications.reduce<Registry>(
    (current, [{ name, version }, audience]) =>
      current.channels[name]
        ? publish(current, { name, version, digest: '' }, audience)
        : goLive(current, { name, version, digest: '' }),
    emptyRegistry,
  );
  return { registry, known: publications.map(([release]) => readable(release)) };
}

function problemsOf(candidate: Release, audience: Audience, there: ReturnType<typeof after>) {
  const one = readable(candidate);
  const met = compatibilitySets([one], { ...there, audience });
  return problemsAt(met, one, (together) => staticProblems(candidate, together)).map(
    ({ message }) => message,
  );
}

const shell = shellWith('a');
const members = remote('mf-members', 'a', '/members');
const wide = remote('mf-members', 'b', '/chats');
const chat = remote('mf-chat', 'c', '/chats');
const taken = 'route /chats belongs to mf-members';

test('a release meets what everybody has', () => {
  expect(problemsOf(chat, everybody, after([shell, everybody], [wide, everybody]))).toEqual([
    taken,
  ]);
  expect(problemsOf(chat, everybody, after([shell, everybody], [members, everybody]))).toEqual([]);
});

test('and what is pinned for a site, and on trial', () => {
  const basis: [Release, Audience][] = [
    [shell, everybody],
    [members, everybody],
  ];
  const pinned = after(...basis, [wide, at('one.example')]);
  expect(problemsOf(chat, everybody, pinned)).toEqual([`${taken} (on one.example)`]);
  const tried = after(...basis, [wide, trial]);
  expect(problemsOf(chat, everybody, tried)).toEqual([`${taken} (with the canary of mf-members)`]);
});

test('the trials of several are all named, and what cannot be read is met by nobody', () => {
  const slot = releaseOf('d', { manifest: manifestOf({ routes: [], slots: ['modal:match'] }) });
  const there = after(
    [shellWith('a', 'modal:match'), everybody],
    [members, everybody],
    [remote('mf-chat', 'a', '/talk'), everybody],
    [shellWith('b'), trial],
    [wide, trial],
  );
  expect(problemsOf(slot, everybody, there)).toEqual([
    'the live shell has no slot modal:match (with the canary of shell and mf-members)',
  ]);
  const known = there.known.filter(({ release }) => release.name !== 'mf-members');
  expect(problemsOf(slot, everybody, { ...there, known })).toEqual([
    'the live shell has no slot modal:match (with the canary of shell and mf-members)',
  ]);
});

test('a release for one site meets what that site has, and nothing of other sites', () => {
  const there = after(
    [shell, everybody],
    [members, everybody],
    [remote('mf-chat', 'a', '/talk'), everybody],
    [wide, at('one.example')],
  );
  expect(problemsOf(chat, at('one.example'), there)).toEqual([`${taken} (on one.example)`]);
  expect(problemsOf(chat, at('two.example'), there)).toEqual([]);
});

test('a trial meets the trials of others, on each site that takes part', () => {
  const there = after(
    [shell, everybody],
    [members, everybody],
    [remote('mf-chat', 'a', '/talk'), everybody],
    [shellWith('b'), at('one.example')],
    [wide, trial],
  );
  expect(problemsOf(chat, trial, there)).toEqual([`${taken} (with the canary of mf-members)`]);
  const slots = releaseOf('d', { manifest: manifestOf({ routes: [], slots: ['modal:match'] }) });
  const slotted = after(
    [shellWith('a', 'modal:match'), everybody],
    [remote('mf-chat', 'a', '/talk'), everybody],
    [shellWith('b'), at('one.example')],
  );
  expect(problemsOf(slots, trial, slotted)).toEqual([
    'the live shell has no slot modal:match (on one.example)',
  ]);
});

test('a shell meets every version of a remote that somebody has', () => {
  const filling = releaseOf('d', { manifest: manifestOf({ slots: ['modal:match'] }) });
  const there = after(
    [shellWith('a', 'modal:match'), everybody],
    [remote('mf-chat', 'a', '/chats'), everybody],
    [filling, at('one.example')],
  );
  expect(problemsOf(shellWith('b'), everybody, there)).toEqual([
    'it has no slot modal:match, which the live mf-chat uses (on one.example)',
  ]);
});

test('what is published together meets each other, not what it replaces', () => {
  const there = after([shell, everybody], [wide, everybody]);
  const candidates = [readable(chat), readable(members)];
  const met = compatibilitySets(candidates, { ...there, audience: everybody });
  for (const one of candidates) {
    expect(problemsAt(met, one, (together) => staticProblems(one.release, together))).toEqual([]);
  }
});

test('a shell keeps what the version to fall back on uses, unless that is released with it', () => {
  const before = releaseOf('d', { manifest: manifestOf({ slots: ['modal:match'] }) });
  const narrow = shellWith('b');
  expect(fallbackProblems(narrow, [before], ['shell']).map(({ message }) => message)).toEqual([
    'it has no slot modal:match, which the live mf-chat uses (to fall back on)',
  ]);
  expect(fallbackProblems(narrow, [before], ['shell', 'mf-chat'])).toEqual([]);
  expect(fallbackProblems(shellWith('b', 'modal:match'), [before], ['shell'])).toEqual([]);
  expect(fallbackProblems(chat, [before], ['mf-chat'])).toEqual([]);
});

test('what browsers fall back on is the version before, of each package', async () => {
  const { files, keys, registry } = ownStore();
  await releaseLive(files, keys, 'mf-chat', 'one');
  const { version } = await releaseLive(files, keys, 'mf-chat', 'two');
  await releaseLive(files, keys, 'mf-chat', 'three');
  await releaseLive(files, keys, 'mf-members', 'one');
  const found = await fallbacksOf(files, (await registry()) ?? emptyRegistry);
  expect(found.map((release) => [release.name, release.version])).toEqual([['mf-chat', version]]);
});
