import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRegistry } from '@afterglow/federation/registry/registry';
import { signRegistry } from '@afterglow/federation/registry/signature';
import { goLive } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { createPair, readPublicKeys } from '@afterglow/federation/store/key-files';
import { readRegistry } from '@afterglow/federation/store/registry-file';
import { runHere } from '@afterglow/federation/testing/command';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
import { aSecondLater } from '../testing/a-second-later.ts';
import { followReleases } from './releases.ts';
import { sequenceMemory } from './sequence-memory.ts';

afterEach(() => void jest.restoreAllMocks());
afterAll(removeFolders);

const anyone = { bucket: 5000, site: 'localhost' };
const note = { at: new Date().toISOString(), who: 'ada', what: 'mf-chat live', why: '' };
const secondsNow = () => Math.floor(Date.now() / 1000);

/** A product whose key somebody else has as well, with the right to write into its store. */
async function product() {
  const folder = temporaryFolder();
  const [store, keysFolder] = [join(folder, 'store'), join(folder, 'keys')];
  const files = diskFiles(store);
  const stolen = createPair(keysFolder);
  const keys = { pair: stolen, accepted: [stolen.publicKey] };
  await releaseLive(files, keys, 'shell', 'one');
  const before = await releaseLive(files, keys, 'mf-chat', 'before');
  const good = await releaseLive(files, keys, 'mf-chat', 'good');
  const honest = (await readRegistry(files, keys.accepted)) ?? emptyRegistry;
  const evil = await storeRelease(files, 'mf-chat', 'evil');

  const registryFile = join(store, 'registry.json');
  const historyFile = (sequence: number) =>
    join(store, `history/${String(sequence).padStart(12, '0')}.json`);

  /** Makes another version live under a number of the thief's choice. */
  function steal(sequence: number) {
    const change = { ...note, who: 'thief' };
    const signed = signRegistry({ ...goLive(honest, evil), sequence, change }, stolen);
    writeFileSync(registryFile, signed);
    writeFileSync(historyFile(sequence), signed);
  }

  /** A gateway, started now: what it serves, whenever it is asked. */
  function gateway(said: string[] = []) {
    const follow = followReleases({
      files,
      acceptedKeys: () => readPublicKeys(keysFolder),
      memory: sequenceMemory(join(folder, 'seen.json'), store, (line) => said.push(line)),
      warn: (line) => said.push(line),
    });
    return async () => {
      aSecondLater();
      const version = (await follow(anyone))?.remotes[0]?.version;
      const names = Object.entries({ before, good, evil });
      return names.find(([, ref]) => ref.version === version)?.[0];
    };
  }

  return {
    gateway,
    steal,
    step: honest.sequence,
    /** Only gateways remember the number then. */
    removeTraces(sequence: number) {
      rmSync(registryFile);
      rmSync(historyFile(sequence));
    },
    removeKeys: () => rmSync(keysFolder, { recursive: true }),
    run: (...args: string[]) => runHere([...args, '--store', store], { KEYS_DIR: keysFolder }),
  };
}

type Product = Awaited<ReturnType<typeof product>>;

/** What the runbook tells to do. */
async function recover({ removeKeys, run, step }: Product): Promise<void> {
  removeKeys();
  expect((await run('keys', 'create')).code).toBe(0);
  const signed = await run('keys', 'sign', '--from', `${step}`, '--why', 'laptop stolen');
  expect(signed).toMatchObject({ code: 0, output: expect.stringMatching(/^package +live/) });
}

test.each([
  ['the largest there is', Number.MAX_SAFE_INTEGER],
  ['the last that fits into the history', 999_999_999_999],
])('a number that no step leads to, %s, is never believed', async (_which, sequence) => {
  const all = await product();
  const { gateway, steal, run, step } = all;
  const said: string[] = [];
  const running = gateway(said);
  expect(await running()).toBe('good');
  steal(sequence);
  expect(await running()).toBe('good');
  expect(said).toEqual([
    `registry refused: the registry's number is made up: no step leads to #${sequence}; serving #${step}`,
  ]);
  expect(await gateway()()).toBeUndefined();
  const status = await run('status');
  expect(status).toMatchObject({ code: 1, errors: expect.stringMatching(/number is made up/) });
  // Where to go back to is there all the same.
  expect(status.output).toContain(`#${step}`);
  await recover(all);
  expect([await running(), await gateway()()]).toEqual(['good', 'good']);
  expect((await run('rollback', 'mf-chat')).code).toBe(0);
  expect([await running(), await gateway()()]).toEqual(['before', 'before']);
});

test.each(['stays in the store', 'leaves no trace'])(
  'the highest number that is possible, in a registry that %s',
  async (what) => {
    const all = await product();
    const { gateway, steal, run } = all;
    const running = gateway();
    expect(await running()).toBe('good');
    // A day ahead of the clock, and the theft was noticed after a minute.
    const sequence = secondsNow() + 86_400 - 61;
    steal(sequence);
    expect(await running()).toBe('evil');
    if (what === 'leaves no trace') all.removeTraces(sequence);
    await recover(all);
    expect([await running(), await gateway()()]).toEqual(['good', 'good']);

    // The thief tries again; and the product goes on.
    const { output } = await run('rollback', 'mf-chat');
    expect(output).toMatch(/is live again/);
    expect([await running(), await gateway()()]).toEqual(['before', 'before']);
    steal(secondsNow() + 86_400);
    expect(await running()).toBe('before');
  },
);
