import { join } from 'node:path';
import { signOverride } from '@afterglow/federation/registry/override';
import { diskFiles } from '@afterglow/federation/store/disk';
import { newPair } from '@afterglow/federation/store/key-files';
import { readRelease, releaseKey } from '@afterglow/federation/store/releases';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { devOverride, serveOverride, withOverride } from './override.ts';
import { followReleases } from './releases.ts';
import { sequenceMemory } from './sequence-memory.ts';

afterAll(removeFolders);

/** A gateway that answers `/` with the version of mf-chat this browser gets, and what comes after. */
async function gateway({ production }: { production: boolean }) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const pair = newPair();
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(files, keys, 'shell', 'one');
  const live = await releaseLive(files, keys, 'mf-chat', 'live');
  const other = await storeRelease(files, 'mf-chat', 'other');
  const digest = (await readRelease(files, 'mf-chat', other.version))?.digest ?? '';
  const parts = { files, acceptedKeys: () => keys.accepted, production };
  const memory = sequenceMemory(join(folder, 'seen.json'), files.location, () => undefined);
  const follow = followReleases({ ...parts, memory, warn: () => undefined });
  const app = fastify();
  await app.register(cookie);
  serveOverride(app, parts);
  app.get('/', async (request) => {
    const current = await follow({ bucket: 5000, site: 'localhost' });
    const { remotes = [], override } = current ? await withOverride(current, request, parts) : {};
    const [remote] = remotes;
    return {
      override,
      version: remote?.version,
      previous: remote?.previous?.version,
      dev: devOverride(request, production),
    };
  });
  const open = async (override?: string) =>
    (await app.inject({ url: '/', ...(override && { cookies: { override } }) })).json();
  const until = Date.now() + 60_000;
  const token = signOverride(
    { remote: 'mf-chat', version: other.version, digest, until },
    pair.privateKey,
  );
  return { app, files, open, token, live: live.version, other: other.version };
}

test('in production a signed address gives one browser another version, with a way back', async () => {
  const { app, open, token, live, other } = await gateway({ production: true });
  const answer = await app.inject({ url: `/override?token=${token}` });
  expect(answer.statusCode).toBe(302);
  const [given] = answer.cookies;
  expect(given).toMatchObject({ name: 'override', httpOnly: true });
  const override = { remote: 'mf-chat', version: other, until: expect.any(Number) };
  expect(await open(given?.value)).toMatchObject({ version: other, previous: live, override });
  const theirs = await open();
  expect(theirs).toMatchObject({ version: live });
  expect(theirs.override).toBeUndefined();
  expect((await app.inject({ url: '/override/end' })).cookies[0]?.value).toBe('');
});

test('what was changed in the store since is not what was signed', async () => {
  const { files, open, token, live, other } = await gateway({ production: true });
  const key = releaseKey('mf-chat', other, 'release.json');
  const text = String((await files.read(key))?.content);
  await files.write(key, text.replace('/mf-chat', '/mf-evil'));
  expect((await open(token)).version).toBe(live);
});

test('in production nothing else counts [S42]', async () => {
  const { app, open, token, live, other } = await gateway({ production: true });
  for (const forged of [`mf-chat@${other}`, `${token}x`, 'mf-chat=http://localhost:4500']) {
    expect(await open(forged)).toMatchObject({ version: live, dev: null });
  }
  expect((await app.inject({ url: '/override?token=made.up' })).statusCode).toBe(403);
});

test('in development a cookie is enough: a version, or a local server', async () => {
  const { open, other, live } = await gateway({ production: false });
  expect(await open(`mf-chat@${other}`)).toMatchObject({ version: other });
  expect(await open(`mf-chat@${'0'.repeat(12)}`)).toMatchObject({ version: live });
  const dev = { name: 'mf-chat', origin: 'http://localhost:4500' };
  expect(await open('mf-chat=http://localhost:4500')).toMatchObject({ dev });
  expect(await open('mf-chat=https://elsewhere.example')).toMatchObject({ dev: null });
});
