import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { createPair } from '../store/key-files.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readRelease } from '../store/releases.ts';
import { s3Files } from '../store/s3.ts';
import { runHere } from '../testing/command.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import type { FullDisk } from '../testing/full-disk.ts';
import { startS3, stopS3 } from '../testing/s3-process.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';

afterAll(() => {
  stopS3();
  removeFolders();
});
jest.setTimeout(120_000);

/** Runs a program with mounts of its own, which are gone when it ends. Linux, and not everywhere. */
function withOwnMounts(...command: string[]): string {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] } as const;
  return execFileSync('unshare', ['--map-root-user', '--mount', ...command], {
    ...options,
    stdio: [...options.stdio],
  });
}

function canMount(): boolean {
  try {
    withOwnMounts('mount', '-t', 'tmpfs', 'tmpfs', temporaryFolder());
    return true;
  } catch {
    return false;
  }
}

const whereMountsAreAllowed = canMount() ? test : test.skip;

whereMountsAreAllowed('a full disk, where small disks may be mounted: whole or not at all', () => {
  const script = join(import.meta.dirname, '../testing/full-disk.ts');
  const output = withOwnMounts(process.execPath, script, temporaryFolder());
  const { one, two, tries, live, steps, leftovers } = JSON.parse(output) as FullDisk;
  for (const { error, live: then } of tries) {
    expect(error).toMatch(/^the store \S+ cannot be used: it is full$/);
    expect(then).toBe(one);
  }
  // It failed at every file of the release, for want of room for the lock of its description, and when it
  // was stored, for want of room for the step.
  expect(tries.map(({ stored }) => stored)).toEqual([5, 6, 7, 8, 9, 9, 10]);
  expect([live, steps, leftovers]).toEqual([two, 3, []]);
});

test('a full server: one line, nothing live changes, and later the same works [R30]', async () => {
  const server = await startS3();
  const [roomy, full] = [server.plain('full'), server.full('full')];
  const files = s3Files(roomy, temporaryFolder());
  const keysFolder = temporaryFolder();
  const pair = createPair(keysFolder);
  const keys = { pair, accepted: [pair.publicKey] };
  const one = await releaseLive(files, keys, 'mf-chat', 'one');
  const two = await releaseLive(files, keys, 'mf-chat', 'two');
  const live = async () => (await readRegistry(files, keys.accepted))?.channels['mf-chat']?.live;
  const rollback = (store: string) =>
    runHere(['rollback', 'mf-chat', '--store', store], { KEYS_DIR: keysFolder });

  const told = 'the store s3://releases/full cannot be used: it is full';
  expect(await rollback(full)).toEqual({ code: 3, output: '', errors: told });
  await expect(storeRelease(s3Files(full, ''), 'mf-chat', 'three')).rejects.toThrow(told);
  expect(await live()).toBe(two.version);
  expect((await runHere(['status', '--store', full], { KEYS_DIR: keysFolder })).code).toBe(0);

  const three = await storeRelease(files, 'mf-chat', 'three');
  expect(await readRelease(files, 'mf-chat', three.version, three.digest)).toBeDefined();
  expect((await rollback(roomy)).code).toBe(0);
  expect(await live()).toBe(one.version);
});
