import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { readHistory } from '@afterglow/federation/store/history';
import { type KeySource, writerKeys } from '@afterglow/federation/store/keys';
import { changeRegistry, readRegistry } from '@afterglow/federation/store/registry-file';
import type { Measure, Voice } from '@afterglow/federation/telemetry/voice';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { lookAtRollouts } from './rollouts.ts';
import { voicesIn } from './voices.ts';

afterAll(removeFolders);

const minute = 60_000;

/**
 * mf-chat on trial at 5 %, by evidence, with its page at `path`; a gateway is what looks at its store
 * and its folder.
 */
async function product(steps = [5, 25, 100], path = '/mf-chat') {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const source: KeySource = {
    privateKey: undefined,
    publicKeys: undefined,
    folder: join(folder, 'keys'),
    production: false,
  };
  const keys = writerKeys(source);
  const live = await releaseLive(files, keys, 'mf-chat', 'good');
  const trial = await storeRelease(files, 'mf-chat', 'trial', { path });
  const begun = Date.now();
  const at = new Date(begun).toISOString();
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, steps[0] ?? 5, { steps, begun: at, reached: at }),
  );
  const said: string[] = [];
  const gateway = (having = source) => {
    const voices = voicesIn(join(folder, 'voices'));
    const parts = { files, keys: having, voices, warn: (line: string) => said.push(line) };
    return { voices, look: (now: number) => lookAtRollouts(parts, now) };
  };
  const channel = async () => (await readRegistry(files, keys.accepted))?.channels['mf-chat'];
  let clients = 0;
  /** So many people with each version; those with the new one say `ofNew`. */
  const people = (count: number, now: number, measure: Measure, ofNew = 0): Voice[] =>
    Array.from({ length: count }, () =>
      [live.version, trial.version].map((version) => {
        clients += 1;
        const value = version === trial.version ? ofNew : 0;
        const client = `client-${clients}`;
        return { at: now, remote: 'mf-chat', version, measure, value, client, document: 'd' };
      }),
    ).flat();
  const calm = (now: number) =>
    (['failed', 'lcp-cold', 'inp'] as const).flatMap((measure) => people(150, now, measure));
  return { files, source, keys, live, trial, begun, said, gateway, channel, people, calm };
}

test('it goes on step by step over restarts, and is live at last', async () => {
  const { files, trial, begun, gateway, channel, calm } = await product();
  gateway().voices.add(calm(begun));
  await gateway().look(begun + 9 * minute);
  expect((await channel())?.canary?.share).toBe(5);
  await gateway().look(begun + 10 * minute);
  expect((await channel())?.canary?.share).toBe(25);
  await gateway().look(begun + 30 * minute);
  expect((await channel())?.canary?.share).toBe(25);
  gateway().voices.add(calm(begun + 31 * minute));
  await gateway().look(begun + 32 * minute);
  expect(await channel()).toMatchObject({ live: trial.version, canary: null });
  const [last, before] = await readHistory(files, 2);
  expect(before?.change).toMatchObject({
    who: 'gateway',
    what: `mf-chat ${trial.version} canary for 25 %`,
  });
  expect(last?.change?.what).toBe(`mf-chat ${trial.version} live for everybody`);
  expect(last?.change?.why).toContain('INP worse in 0, better in 0 of 300 pairs');
});

test('what is slower is taken back, and the history says by how much', async () => {
  const { files, live, trial, begun, said, gateway, channel, people } = await product();
  const one = gateway();
  one.voices.add(people(100, begun, 'inp', 300));
  await one.look(begun + 1);
  expect(await channel()).toMatchObject({
    live: live.version,
    canary: null,
    withdrawn: [trial.version],
  });
  const [last] = await readHistory(files, 1);
  expect(last?.change?.what).toBe(`mf-chat canary ${trial.version} halted at 5 % and taken back`);
  expect(last?.change?.why).toContain('INP worse in 100, better in 0 of 100 pairs');
  await one.look(begun + 2);
  expect(said).toHaveLength(1);
});

test('a version that waits keeps nobody from looking at another', async () => {
  const { files, keys, trial, begun, gateway, channel, people } = await product();
  const base = await releaseLive(files, keys, 'mf-members', 'good');
  const slow = await storeRelease(files, 'mf-members', 'slow');
  const at = new Date(begun).toISOString();
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, slow, 5, { steps: [5, 100], begun: at, reached: at }),
  );
  const one = gateway();
  const said = people(100, begun, 'inp', 300).map((voice) => ({
    ...voice,
    remote: 'mf-members',
    version: voice.version === trial.version ? slow.version : base.version,
  }));
  one.voices.add(said);
  await one.look(begun + 1);
  const { channels } = (await readRegistry(files, keys.accepted)) ?? {};
  expect(channels?.['mf-members']).toMatchObject({ canary: null, withdrawn: [slow.version] });
  expect((await channel())?.canary?.share).toBe(5);
});

test('a gateway that cannot sign does not say that it took something back', async () => {
  const { source, keys, begun, said, gateway, channel, people } = await product();
  const [known] = keys.accepted;
  const publicKeys = known?.export({ type: 'spki', format: 'der' }).toString('base64');
  const folder = join(source.folder, 'none');
  const one = gateway({ ...source, publicKeys, folder, production: true });
  one.voices.add(people(100, begun, 'inp', 300));
  await expect(one.look(begun + 1)).rejects.toThrow('there is no key to sign with');
  expect([(await channel())?.canary?.share, said]).toEqual([5, []]);
});

test('two gateways that look at once go one step, and both know what either heard', async () => {
  const { files, begun, gateway, channel, calm } = await product();
  const [one, two] = [gateway(), gateway()];
  const voices = calm(begun);
  one.voices.add(voices.slice(0, 300));
  two.voices.add(voices.slice(300));
  const now = begun + 10 * minute;
  const steps = (await readHistory(files, 50)).length;
  await Promise.all([one.look(now), two.look(now)]);
  expect((await channel())?.canary?.share).toBe(25);
  expect(await readHistory(files, 50)).toHaveLength(steps + 1);
});

test('it stays at its share as long as more browsers would get what it does not fit', async () => {
  const { files, keys, trial, begun, gateway, channel, calm } = await product(undefined, '/talk');
  await releaseLive(files, keys, 'mf-members', 'old', { path: '/talk' });
  const moved = await storeRelease(files, 'mf-members', 'new', { path: '/people' });
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, moved, 5),
  );
  gateway().voices.add(calm(begun));
  const look = gateway().look(begun + 10 * minute);
  await expect(look).rejects.toThrow(`mf-chat ${trial.version}: route /talk belongs to mf-members`);
  expect((await channel())?.canary?.share).toBe(5);
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    promote(current, 'mf-members'),
  );
  await gateway().look(begun + 10 * minute);
  expect((await channel())?.canary?.share).toBe(25);
});

test('it stays also when those who have it meet what it does not fit', async () => {
  const { files, keys, begun, gateway, channel, calm } = await product(undefined, '/talk');
  await releaseLive(files, keys, 'mf-members', 'old', { path: '/talk' });
  gateway().voices.add(calm(begun));
  const look = gateway().look(begun + 10 * minute);
  await expect(look).rejects.toThrow('route /talk belongs to mf-members');
  expect((await channel())?.canary?.share).toBe(5);
});

test('what lost is taken back whatever it leaves behind', async () => {
  const { files, keys, begun, gateway, channel, people } = await product(undefined, '/talk');
  await releaseLive(files, keys, 'mf-members', 'old', { path: '/people' });
  const moved = await storeRelease(files, 'mf-members', 'new', { path: '/mf-chat' });
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, moved, 5),
  );
  gateway().voices.add(people(100, begun, 'inp', 300));
  await gateway().look(begun + 1);
  expect((await channel())?.canary).toBeNull();
});

test('after the last step a person decides', async () => {
  const { begun, gateway, channel, calm } = await product([5, 25]);
  const one = gateway();
  one.voices.add(calm(begun));
  await one.look(begun + 10 * minute);
  one.voices.add(calm(begun + 11 * minute));
  await one.look(begun + 60 * minute);
  expect((await channel())?.canary?.share).toBe(25);
});

test('voices are kept for seven days and an hour holds so many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-voices-'));
  let now = 1_800_000_000_000;
  const voices = voicesIn(folder, () => now);
  const one: Voice = {
    at: now,
    remote: 'mf-chat',
    version: 'b'.repeat(12),
    measure: 'inp',
    value: 8,
    client: 'c',
    document: 'd',
  };
  voices.add(Array.from({ length: 8000 }, () => one));
  const kept = voices.about('mf-chat', 0).length;
  expect(kept).toBeGreaterThan(3000);
  expect(kept).toBeLessThan(8000);
  expect(voices.about('mf-chat', now + 1)).toEqual([]);
  expect(voices.about('mf-members', 0)).toEqual([]);
  now += 7 * 24 * 60 * minute + 60 * minute;
  voices.add([{ ...one, at: now }]);
  expect(voices.about('mf-chat', 0)).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
