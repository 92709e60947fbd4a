import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { LostRace } from '../registry/refusal.ts';
import { emptyRegistry } from '../registry/registry.ts';
import { startCanary } from '../registry/steps.ts';
import { diskFiles } from '../store/disk.ts';
import type { Files } from '../store/files.ts';
import { createPair } from '../store/key-files.ts';
import { keySource } from '../store/keys.ts';
import { changeRegistry, readRegistry } from '../store/registry-file.ts';
import { readRelease } from '../store/releases.ts';
import { s3Files } from '../store/s3.ts';
import { runCli } from '../testing/command.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { startS3, stopS3 } from '../testing/s3-process.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { command } from './commands/canary.ts';
import { publishTogether } from './publish-together.ts';
import type { Stored } from './release-package.ts';

afterAll(() => {
  stopS3();
  removeFolders();
});
jest.setTimeout(120_000);

const note = { who: 'test', what: '', why: '' };

/** Five packages that are live and have a canary. */
async function withCanaries(files: Files) {
  const keysFolder = temporaryFolder();
  const pair = createPair(keysFolder);
  const keys = { pair, accepted: [pair.publicKey] };
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  for (const name of names) {
    await releaseLive(files, keys, name, 'one');
    const two = await storeRelease(files, name, 'two');
    await changeRegistry(files, keys, note, (current) => startCanary(current, two, 10));
  }
  const registry = () => readRegistry(files, keys.accepted);
  return { keys, keysFolder, names, registry };
}

async function race(address: string, files: Files) {
  const { keysFolder, names, registry } = await withCanaries(files);
  const run = (...args: string[]) =>
    runCli([...args, '--store', address], { KEYS_DIR: keysFolder });
  const before = (await registry())?.sequence ?? 0;

  const different = await Promise.all(names.map((name) => run('canary', name, '--stop')));
  expect(different.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  const between = await registry();
  expect(between?.sequence).toBe(before + 5);
  expect(Object.values(between?.channels ?? {}).map(({ canary }) => canary)).toEqual(
    names.map(() => null),
  );
}

test('processes at once on disk: different packages are all published', async () => {
  const store = temporaryFolder();
  await race(store, diskFiles(store));
});

test('processes at once on a server: different packages are all published', async () => {
  const server = await startS3();
  const address = server.plain('race');
  await race(address, s3Files(address, temporaryFolder()));
});

test('processes at once on the same package: one wins, the others are told', async () => {
  const store = temporaryFolder();
  const { keysFolder, registry } = await withCanaries(diskFiles(store));
  const before = (await registry())?.sequence ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      runCli(['promote', 'mf-a', '--store', store], { KEYS_DIR: keysFolder }),
    ),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.every((code) => [0, 1, 4].includes(code))).toBe(true);
  expect((await registry())?.sequence).toBe(before + 1);
});

test('the same release made several times at once is one, which everybody names alike', async () => {
  const { files } = ownStore();
  const made = Array.from({ length: 4 }, (_, second) =>
    storeRelease(files, 'mf-chat', 'one', { createdAt: `2026-11-30T12:00:0${second}.000Z` }),
  );
  const [first, ...others] = await Promise.all(made);
  const { version = '', digest = '' } = first ?? {};
  expect(others.map((other) => other.digest)).toEqual([digest, digest, digest]);
  expect(await readRelease(files, 'mf-chat', version, digest)).toBeDefined();
});

describe('what is released together', () => {
  /**
   * Two packages that are live, and the next versions of both in the store; by `moved` a slot is
   * filled by the one instead of the other.
   */
  async function withNext(moved: string[] = []) {
    const { files, keys, keysFolder, registry } = ownStore();
    const names = ['mf-chat', 'mf-members'];
    for (const name of names) {
      await releaseLive(files, keys, name, 'one', { slots: name === 'mf-members' ? moved : [] });
    }
    const seen = (await registry()) ?? emptyRegistry;
    const stored: Stored[] = [];
    for (const name of names) {
      const { version, digest } = await storeRelease(files, name, 'two', {
        slots: name === 'mf-chat' ? moved : [],
      });
      const found = await readRelease(files, name, version);
      if (found) stored.push({ release: found.release, digest, seen, parts: [] });
    }
    const occasion = {
      ...{ files, keys: keySource({ KEYS_DIR: keysFolder }) },
      ...{ who: 'test', why: '', dryRun: false },
    };
    const publishNext = () => publishTogether(occasion, stored, { kind: 'live' }, []);
    return {
      ...{ files, keys, registry, seen, publishNext },
      next: stored.map(({ release }) => release.version),
      live: async () => {
        const now = await registry();
        return names.map((name) => now?.channels[name]?.live);
      },
    };
  }

  test('goes live in one step', async () => {
    const { registry, seen, publishNext, next, live } = await withNext();
    expect(await publishNext()).toEqual([]);
    expect(await live()).toEqual(next);
    const now = await registry();
    expect(now?.sequence).toBe(seen.sequence + 1);
    expect(now?.change?.what).toBe(`mf-chat ${next[0]} live, mf-members ${next[1]} live`);
  });

  test('goes live without what somebody changed meanwhile', async () => {
    const { files, keys, publishNext, next, live } = await withNext();
    const { version } = await releaseLive(files, keys, 'mf-chat', 'other');
    expect(await publishNext()).toEqual([{ name: 'mf-chat', error: expect.any(LostRace) }]);
    expect(await live()).toEqual([version, next[1]]);
  });

  test('stays out as a whole when what takes over a part of it does', async () => {
    const { files, keys, publishNext, seen, live } = await withNext(['modal:match']);
    const { version } = await releaseLive(files, keys, 'mf-chat', 'other');
    const error = expect.objectContaining({
      message: expect.stringMatching(/it takes off what fills modal:match/),
    });
    expect(await publishNext()).toEqual([
      { name: 'mf-chat', error: expect.any(LostRace) },
      { name: 'mf-members', error },
    ]);
    expect(await live()).toEqual([version, seen.channels['mf-members']?.live]);
  });
});

test('a version on trial is held against what went live while it waited for its turn', async () => {
  const { files, keys, store, keysFolder, text } = ownStore();
  await releaseLive(files, keys, 'mf-chat', 'one', { path: '/chats' });
  const { version } = await storeRelease(files, 'mf-chat', 'two', { path: '/talk' });
  const given: Record<string, string> = { version, share: '10', without: 'mf-chat' };
  let after = '';
  const slow: Files = {
    ...files,
    async alone(work) {
      if (!after) {
        await releaseLive(files, keys, 'mf-members', 'meanwhile', { path: '/talk' });
        after = text();
      }
      return files.alone(work);
    },
  };
  const tried = command.run({
    ...{ files: slow, keys: keySource({ KEYS_DIR: keysFolder }), names: ['mf-chat'] },
    ...{ who: 'test', why: '', dryRun: false, store: { address: store, from: '--store' } },
    text: (option) => given[option],
    flag: () => false,
  });
  await expect(tried).rejects.toThrow('route /talk belongs to mf-members');
  expect(text()).toBe(after);
});

test('a process killed in the middle of an upload leaves nothing that counts', async () => {
  const { store, files, keys, text } = ownStore();
  await releaseLive(files, keys, 'mf-chat', 'one');
  const before = text();

  const script = join(import.meta.dirname, '../testing/die-while-uploading.ts');
  const child = fork(script, [store, 'mf-chat', 'two'], { execArgv: [] });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(text()).toBe(before);
  const [half] = (await files.list('releases'))
    .map((key) => key.split('/')[2] ?? '')
    .filter((version) => !before.includes(version));
  expect(await readRelease(files, 'mf-chat', half ?? '')).toBeUndefined();
  // The same release again is whole.
  const { version } = await releaseLive(files, keys, 'mf-chat', 'two');
  expect(version).toBe(half);
  expect(await readRelease(files, 'mf-chat', version)).toBeDefined();
});
