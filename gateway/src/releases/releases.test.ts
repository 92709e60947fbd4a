import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive, pinSite, startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { newPair } from '@afterglow/federation/store/key-files';
import { changeRegistry } from '@afterglow/federation/store/registry-file';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
import { aSecondLater } from '../testing/a-second-later.ts';
import { followReleases } from './releases.ts';
import { sequenceMemory } from './sequence-memory.ts';

const pair = newPair();
const keys = { pair, accepted: [pair.publicKey] };
const anyone = { bucket: 5000, site: 'localhost' };
const folders: string[] = [];
afterEach(() => void jest.restoreAllMocks());
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A store with a shell and a remote that are live, and gateways that follow it. */
async function product() {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-gateway-'));
  folders.push(folder);
  const files = diskFiles(join(folder, 'store'));
  const registryFile = join(folder, 'store/registry.json');
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  const gateway = () => {
    const memory = sequenceMemory(join(folder, 'seen.json'), files.location, warn);
    return followReleases({ files, acceptedKeys: () => keys.accepted, memory, warn });
  };
  const release = (name: string, text: string) => releaseLive(files, keys, name, text);
  const shell = await release('shell', 'one');
  const chat = await release('mf-chat', 'one');
  return { files, registryFile, said, gateway, release, shell, chat };
}

test('a release is effective at the next document, in every gateway', async () => {
  const { gateway, release, chat } = await product();
  const [first, second] = [gateway(), gateway()];
  expect((await first(anyone))?.remotes[0]?.version).toBe(chat.version);
  const next = await release('mf-chat', 'two');
  for (const live of [first, second]) {
    const [remote] = (await live(anyone))?.remotes ?? [];
    expect(remote).toMatchObject({ version: next.version, previous: { version: chat.version } });
  }
});

test('a release that could not be read is looked for again, without another step', async () => {
  const { files, gateway, said, chat } = await product();
  const description = releaseKey('mf-chat', chat.version, 'release.json');
  const good = await files.read(description);
  await files.write(description, '{}');
  const live = gateway();
  // However long it takes, no second has passed.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  expect((await live(anyone))?.lacking).toEqual(['mf-chat']);
  await files.write(description, good?.content.toString() ?? '');
  expect((await live(anyone))?.lacking).toEqual(['mf-chat']);
  aSecondLater();
  expect(await live(anyone)).toMatchObject({ lacking: [], remotes: [{ version: chat.version }] });
  expect(said).toEqual([`release.json of mf-chat ${chat.version} is not what the registry names`]);
});

test('a step takes from nobody what a gateway holds and the store cannot give any more', async () => {
  const { files, gateway, release, shell } = await product();
  const live = gateway();
  await live(anyone);
  await files.write(releaseKey('shell', shell.version, 'release.json'), '');
  const next = await release('mf-chat', 'two');
  expect(await live(anyone)).toMatchObject({
    shell: { version: shell.version },
    remotes: [{ version: next.version }],
  });
});

test('a canary is for its share of the browsers', async () => {
  const { files, gateway, chat } = await product();
  const trial = await storeRelease(files, 'mf-chat', 'trial');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, 10),
  );
  const live = gateway();
  const versionFor = async (bucket: number) =>
    (await live({ ...anyone, bucket }))?.remotes[0]?.version;
  expect(await versionFor(999)).toBe(trial.version);
  expect(await versionFor(1000)).toBe(chat.version);
  expect((await live({ ...anyone, bucket: 0 }))?.releaseOf('mf-chat')?.version).toBe(trial.version);
});

test('a version of a site is for that site alone', async () => {
  const { files, gateway, chat } = await product();
  const own = await storeRelease(files, 'mf-chat', 'own');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    pinSite(current, own, 'one.example'),
  );
  const live = gateway();
  const versionOn = async (site: string) => (await live({ ...anyone, site }))?.remotes[0]?.version;
  expect(await versionOn('localhost')).toBe(chat.version);
  expect(await versionOn('one.example')).toBe(own.version);
  expect(await versionOn('localhost')).toBe(chat.version);
});

test('what a gateway holds is not taken for what a step names by another hash', async () => {
  const { files, gateway, release, said, chat } = await product();
  const live = gateway();
  await live(anyone);
  const next = await release('mf-chat', 'two');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    goLive(current, { ...chat, digest: digestOf('another') }),
  );
  expect((await live(anyone))?.remotes[0]?.version).toBe(next.version);
  expect(said[0]).toBe(`release.json of mf-chat ${chat.version} is not what the registry names`);
});

test('a store that is not asked at each document is asked again after a second', async () => {
  const { files, release } = await product();
  const remote: typeof files = Object.create(files, { stampLasts: { value: 1000 } });
  const memory = { refuseOlder: () => {}, remember: () => {} };
  const parts = { files: remote, acceptedKeys: () => keys.accepted, memory, warn: () => {} };
  const live = followReleases(parts);
  await live(anyone);
  const next = await release('mf-chat', 'two');
  aSecondLater();
  expect((await live(anyone))?.remotes[0]?.version).toBe(next.version);
});

test.each([
  ['is no JSON', () => 'half a registr'],
  ['is not signed', () => '{"sequence":99999999999,"channels":{},"change":null}'],
  ['was changed by hand', (text: string) => text.replace(/[0-9a-f]{12}/, 'f'.repeat(12))],
])(
  'a registry that %s is not used; the last good one stays, and is said once',
  async (_what, spoil) => {
    const { gateway, registryFile, said, chat } = await product();
    const live = gateway();
    await live(anyone);
    writeFileSync(registryFile, spoil(readFileSync(registryFile, 'utf8')));
    expect((await live(anyone))?.remotes[0]?.version).toBe(chat.version);
    aSecondLater();
    expect((await live(anyone))?.remotes[0]?.version).toBe(chat.version);
    expect(said).toEqual([expect.stringMatching(/^registry refused: .+; serving #\d+$/)]);
  },
);

test('a registry signed with another key is never served', async () => {
  const { files, gateway, registryFile, said } = await product();
  rmSync(registryFile);
  const stranger = newPair();
  await releaseLive(files, { pair: stranger, accepted: [stranger.publicKey] }, 'shell', 'evil');
  expect(await gateway()(anyone)).toBeUndefined();
  expect(said[0]).toMatch(/signed with key [0-9a-f]{12}, which is not accepted/);
});

test('an old registry that is put back is refused, also after a restart', async () => {
  const { gateway, registryFile, release, said } = await product();
  const old = readFileSync(registryFile);
  const next = await release('mf-chat', 'two');
  const live = gateway();
  await live(anyone);
  writeFileSync(registryFile, old);
  expect((await live(anyone))?.remotes[0]?.version).toBe(next.version);
  expect(await gateway()(anyone)).toBeUndefined();
  expect(said[0]).toMatch(/the registry \(#\d+\) is older than #\d+, which was live; serving #\d+/);
});

test('once the registry is good again it is used', async () => {
  const { gateway, registryFile, release, said } = await product();
  const live = gateway();
  await live(anyone);
  const good = readFileSync(registryFile);
  writeFileSync(registryFile, 'rubbish');
  await live(anyone);
  writeFileSync(registryFile, good);
  aSecondLater();
  const next = await release('mf-chat', 'two');
  expect((await live(anyone))?.remotes[0]?.version).toBe(next.version);
  expect(said).toHaveLength(1);
});

test('a release.json that was changed in the store is not believed; the version before serves', async () => {
  const { files, gateway, release, chat, said } = await product();
  const next = await release('mf-chat', 'two');
  const path = `${files.location}/releases/mf-chat/${next.version}/release.json`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('/mf-chat', '/mf-evil'));
  expect((await gateway()(anyone))?.remotes[0]?.version).toBe(chat.version);
  expect(said[0]).toBe(`release.json of mf-chat ${next.version} is not what the registry names`);
});

test('a release.json that is none is said by name', async () => {
  const { files, gateway, said } = await product();
  const digest = digestOf('<html>');
  const none = { name: 'mf-chat', version: 'd'.repeat(12), digest };
  await files.write(releaseKey(none.name, none.version, 'release.json'), '<html>');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, none, 10),
  );
  await gateway()(anyone);
  expect(said[0]).toMatch(/^release\.json of mf-chat d{12} is none: /);
});

test('an empty store serves nothing, and what is released then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-gateway-'));
  folders.push(folder);
  const files = diskFiles(folder);
  const memory = sequenceMemory(join(folder, 'seen.json'), folder, () => undefined);
  const live = followReleases({
    files,
    acceptedKeys: () => keys.accepted,
    memory,
    warn: () => undefined,
  });
  expect(await live(anyone)).toBeUndefined();
  const shell = await releaseLive(files, keys, 'shell', 'one');
  aSecondLater();
  expect((await live(anyone))?.shell.version).toBe(shell.version);
});
