import { join } from 'node:path';
import { startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { readHistory } from '@afterglow/federation/store/history';
import { type KeySource, writerKeys } from '@afterglow/federation/store/keys';
import { changeRegistry, readRegistry } from '@afterglow/federation/store/registry-file';
import type { Observation } from '@afterglow/federation/telemetry/counts';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { judge } from './demotion.ts';

afterAll(removeFolders);

/** A store in which a package was released twice, the first time with its page at `path`. */
async function product(name = 'mf-chat', path = `/${name}`) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const source: KeySource = {
    privateKey: undefined,
    publicKeys: undefined,
    folder: join(folder, 'keys'),
    production: false,
  };
  const keys = writerKeys(source);
  const good = await releaseLive(files, keys, name, 'good', { path });
  const bad = await releaseLive(files, keys, name, 'bad');
  const said: string[] = [];
  const seen: Observation[] = [];
  const look = () =>
    judge({
      files,
      keys: source,
      observations: { recent: () => seen },
      warn: (line) => said.push(line),
    });
  const channel = async () => (await readRegistry(files, keys.accepted))?.channels[name];
  return { files, keys, good, bad, seen, said, look, channel };
}

/** `count` clients report the same. */
function from(count: number, version: string, failed: boolean, remote = 'mf-chat'): Observation[] {
  return Array.from({ length: count }, (_, n) => ({
    at: Date.now(),
    remote,
    version,
    failed,
    client: `client ${version} ${n}`,
    document: `document ${n}`,
  }));
}

test('a release that fails for many is rolled back, once, with the reason in the history', async () => {
  const { files, good, bad, seen, said, look, channel } = await product();
  seen.push(...from(100, good.version, false), ...from(12, bad.version, true));
  await look();
  expect((await channel())?.live).toBe(good.version);
  await look();
  expect(said).toHaveLength(1);
  const [latest] = await readHistory(files, 1);
  expect(latest?.change).toMatchObject({ who: 'gateway', what: 'mf-chat rolled back' });
  expect(latest?.change?.why).toContain(`${bad.version} failed for 12`);
});

test('what is well keeps nobody from judging what comes after it', async () => {
  const { files, keys, seen, look, channel } = await product();
  const good = await releaseLive(files, keys, 'mf-members', 'good');
  const bad = await releaseLive(files, keys, 'mf-members', 'bad');
  seen.push(
    ...from(100, good.version, false, 'mf-members'),
    ...from(12, bad.version, true, 'mf-members'),
  );
  const before = await channel();
  await look();
  const { channels } = (await readRegistry(files, keys.accepted)) ?? {};
  expect(channels?.['mf-members']?.live).toBe(good.version);
  expect(await channel()).toEqual(before);
});

test('a canary that fails is ended; what is live stays', async () => {
  const { files, keys, bad, seen, look, channel } = await product();
  const trial = await storeRelease(files, 'mf-chat', 'trial');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, 10),
  );
  seen.push(...from(100, bad.version, false), ...from(12, trial.version, true));
  await look();
  expect(await channel()).toMatchObject({ live: bad.version, canary: null });
  const [latest] = await readHistory(files, 1);
  expect(latest?.change).toMatchObject({ who: 'gateway', what: 'mf-chat canary ended' });
  expect(latest?.change?.why).toContain(
    `${trial.version} failed for 12, 0 report it shown; ${bad.version} failed for 0, 100 report it shown`,
  );
});

test('nobody is taken back to what would not fit what it meets; pages that are well stay so', async () => {
  const { files, keys, good, bad, seen, said, look, channel } = await product('mf-chat', '/talk');
  await releaseLive(files, keys, 'mf-members', 'there since', { path: '/talk' });
  seen.push(...from(100, good.version, false), ...from(12, bad.version, true));
  const fits = `mf-chat ${bad.version} fails, but mf-chat ${good.version}: route /talk belongs to`;
  await expect(look()).rejects.toThrow(fits);
  expect([(await channel())?.live, said]).toEqual([bad.version, []]);
  await releaseLive(files, keys, 'mf-members', 'gone on', { path: '/people' });
  await look();
  expect((await channel())?.live).toBe(good.version);
});

test('a canary that fails is ended whatever that leaves behind', async () => {
  const { files, keys, bad, seen, look, channel } = await product();
  const trial = await storeRelease(files, 'mf-chat', 'trial', { path: '/talk' });
  const moved = await storeRelease(files, 'mf-members', 'moved', { path: '/mf-chat' });
  await releaseLive(files, keys, 'mf-members', 'members');
  for (const ref of [trial, moved]) {
    await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
      startCanary(current, ref, 10),
    );
  }
  seen.push(...from(100, bad.version, false), ...from(12, trial.version, true));
  await look();
  expect((await channel())?.canary).toBeNull();
});

test('a few failures, or many of one client, change nothing', async () => {
  const { bad, seen, look, channel } = await product();
  seen.push(...from(4, bad.version, true));
  const [one] = from(1, bad.version, true);
  if (one) seen.push(...Array.from({ length: 500 }, (_, n) => ({ ...one, document: `d${n}` })));
  await look();
  expect((await channel())?.live).toBe(bad.version);
});

test('forged failures of the shell, which pages tell nothing good of, change nothing', async () => {
  const { bad, seen, look, channel } = await product('shell');
  seen.push(...from(12, bad.version, true, 'shell'));
  await look();
  expect((await channel())?.live).toBe(bad.version);
});

test('two gateways that judge at once step back once', async () => {
  const { good, bad, seen, look, channel } = await product();
  seen.push(...from(100, good.version, false), ...from(12, bad.version, true));
  await Promise.allSettled([look(), look()]);
  expect((await channel())?.live).toBe(good.version);
});
