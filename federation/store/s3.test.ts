import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { goLive } from '../registry/steps.ts';
import { filesContract } from '../testing/files-contract.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type S3Process, startS3, stopS3 } from '../testing/s3-process.ts';
import { releaseLive } from '../testing/stored-release.ts';
import { newPair } from './key-files.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { readRelease, releaseKey } from './releases.ts';
import { s3Files } from './s3.ts';
import { parseS3Address } from './s3-address.ts';

let server: S3Process;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => {
  stopS3();
  removeFolders();
});

const pair = newPair();
const keys = { pair, accepted: [pair.publicKey] };
const note = { who: '', what: '', why: '' };

describe('a server that ignores conditions', () => {
  filesContract(() => s3Files(server.plain(randomUUID()), temporaryFolder()));
});

describe('a server that keeps them', () => {
  filesContract(() => s3Files(server.conditional(randomUUID()), temporaryFolder()));

  test('a writer whose claim ran out cannot overwrite a newer registry', async () => {
    const files = s3Files(server.conditional(randomUUID()), temporaryFolder());
    await files.replace('registry.json', 'one', undefined);
    const seen = await files.read('registry.json');
    // Another writer comes between this one's look and its write.
    const [first, second] = await Promise.all([
      files.replace('registry.json', 'two', seen?.tag),
      files.replace('registry.json', 'three', seen?.tag),
    ]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
  });
});

test('a release is stored, live and read back, with a copy on disk', async () => {
  const cache = temporaryFolder();
  const files = s3Files(server.plain(randomUUID()), cache);
  const { name, version, digest } = await releaseLive(files, keys, 'mf-chat', 'one');
  const registry = await readRegistry(files, keys.accepted);
  expect(registry?.channels['mf-chat']?.live).toBe(version);
  const stored = await readRelease(files, name, version, digest);
  expect(Object.keys(stored?.release.files ?? {})).toContain('entry.js');
  const path = await files.local(releaseKey(name, version, 'entry.js'));
  expect(path?.startsWith(cache)).toBe(true);
  expect(readdirSync(cache, { recursive: true }).join()).not.toContain('.tmp');
});

test('ten changes at once all happen, one after the other', async () => {
  const address = server.plain(randomUUID());
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const ref = { name: `mf-${index}`, version: `${index}`.repeat(12), digest: 'd' };
      return changeRegistry(s3Files(address, temporaryFolder()), keys, note, (current) =>
        goLive(current, ref),
      );
    }),
  );
  const registry = await readRegistry(s3Files(address, ''), keys.accepted);
  expect(Object.keys(registry?.channels ?? {})).toHaveLength(10);
}, 60_000);

test('a server that cannot be reached is told in one line', async () => {
  const files = s3Files('s3://releases/x?endpoint=http://127.0.0.1:9', temporaryFolder());
  await expect(files.read('registry.json')).rejects.toThrow(
    /^the store s3:\/\/releases\/x cannot be reached: .*ECONNREFUSED/,
  );
});

test('reads addresses', () => {
  expect(parseS3Address('s3://b/a/c/?endpoint=https://s3.example&region=eu-west-1')).toEqual({
    bucket: 'b',
    prefix: 'a/c',
    endpoint: 'https://s3.example',
    region: 'eu-west-1',
  });
  expect(() => parseS3Address('s3://')).toThrow(/is no store/);
});
