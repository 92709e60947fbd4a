import { join } from 'node:path';
import { type Composition, signComposition } from '@afterglow/federation/registry/composition';
import { startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { newPair } from '@afterglow/federation/store/key-files';
import { changeRegistry, readRegistry } from '@afterglow/federation/store/registry-file';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serveComposition, withComposition } from './composition.ts';
import { serveOverride } from './override.ts';
import { followReleases } from './releases.ts';
import { sequenceMemory } from './sequence-memory.ts';

afterAll(removeFolders);

/** A gateway that answers `/` with the versions that this browser gets. On Tuesday much was another. */
async function gateway({ production }: { production: boolean }) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const pair = newPair();
  const keys = { pair, accepted: [pair.publicKey] };
  const oldShell = await releaseLive(files, keys, 'shell', 'one');
  const oldChat = await releaseLive(files, keys, 'mf-chat', 'one');
  const trial = await storeRelease(files, 'mf-chat', 'trial');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, 10),
  );
  const tuesday = (await readRegistry(files, keys.accepted))?.sequence ?? 0;
  const shell = await releaseLive(files, keys, 'shell', 'two');
  const chat = await releaseLive(files, keys, 'mf-chat', 'two');
  const fresh = await storeRelease(files, 'mf-summer', 'one');
  const parts = { files, acceptedKeys: () => keys.accepted, production };
  const memory = sequenceMemory(join(folder, 'seen.json'), files.location, () => undefined);
  const follow = followReleases({ ...parts, memory, warn: () => undefined });
  const app = fastify();
  await app.register(cookie);
  serveOverride(app, parts);
  serveComposition(app, parts);
  app.get('/', async (request) => {
    const live = await follow({ bucket: 5, site: 'localhost' });
    const found = live && (await withComposition(live, request, parts));
    return {
      shell: found?.shell.version,
      override: found?.override,
      ...Object.fromEntries((found?.remotes ?? []).map(({ name, version }) => [name, version])),
    };
  });
  const open = async (composition?: string) =>
    (await app.inject({ url: '/', ...(composition && { cookies: { composition } }) })).json();
  const signed = (part: Partial<Composition>) =>
    signComposition(
      { packages: {}, path: '/chats/12', until: Date.now() + 60_000, ...part },
      pair.privateKey,
    );
  return { app, files, open, signed, tuesday, oldShell, oldChat, trial, shell, chat, fresh };
}

test('what was shown on Tuesday can be seen again, by whoever has the address', async () => {
  const { app, open, signed, tuesday, oldShell, oldChat, shell, chat } = await gateway({
    production: true,
  });
  const token = signed({ step: tuesday });
  const answer = await app.inject({ url: `/composition?token=${token}` });
  expect(answer.headers.location).toBe('/chats/12');
  expect(answer.cookies[0]).toMatchObject({ name: 'composition', value: token, httpOnly: true });
  expect(await open(token)).toMatchObject({
    shell: oldShell.version,
    'mf-chat': oldChat.version,
    override: { remote: `#${tuesday}`, until: expect.any(Number) },
  });
  const theirs = await open();
  expect(theirs).toMatchObject({ shell: shell.version, 'mf-chat': chat.version });
  expect(theirs.override).toBeUndefined();
  const ended = await app.inject({ url: '/override/end' });
  expect(ended.cookies.map(({ name, value }) => [name, value])).toContainEqual(['composition', '']);
});

test('as somebody in the trial had it', async () => {
  const { open, signed, tuesday, trial } = await gateway({ production: true });
  expect(await open(signed({ step: tuesday, bucket: 999 }))).toMatchObject({
    'mf-chat': trial.version,
  });
});

test('a preview stands among what is live, also one of a package that never was', async () => {
  const { open, signed, shell, chat, fresh, trial } = await gateway({ production: true });
  const { version, digest } = fresh;
  const own = { 'mf-summer': { version, digest } };
  expect(await open(signed({ packages: own }))).toMatchObject({
    shell: shell.version,
    'mf-chat': chat.version,
    'mf-summer': version,
    override: { remote: 'mf-summer', version },
  });
  const other = { 'mf-chat': { version: trial.version, digest: 'sha384-of-something-else' } };
  expect(await open(signed({ packages: other }))).toMatchObject({ 'mf-chat': chat.version });
});

test('in production nothing else counts: no step, no late, forged or made up token', async () => {
  const { app, open, signed, tuesday, chat } = await gateway({ production: true });
  const late = signed({ step: tuesday, until: Date.now() - 1 });
  for (const forged of [String(tuesday), late, `${signed({ step: tuesday })}x`, 'made.up']) {
    expect(await open(forged)).toMatchObject({ 'mf-chat': chat.version });
  }
  expect((await app.inject({ url: `/composition?token=${late}` })).statusCode).toBe(403);
  expect((await app.inject({ url: '/composition' })).statusCode).toBe(403);
  expect((await app.inject({ url: `/composition/${tuesday}` })).statusCode).toBe(404);
});

test('a step that somebody changed in the store is not opened', async () => {
  const { files, open, signed, tuesday, chat } = await gateway({ production: true });
  const key = `history/${String(tuesday).padStart(12, '0')}.json`;
  const text = String((await files.read(key))?.content);
  await files.write(key, text.replace('"share": 10', '"share": 90'));
  expect(await open(signed({ step: tuesday }))).toMatchObject({ 'mf-chat': chat.version });
});

test('outside production the number of a step is an address for good', async () => {
  const { app, open, tuesday, oldChat } = await gateway({ production: false });
  const answer = await app.inject({ url: `/composition/${tuesday}` });
  expect(answer.statusCode).toBe(302);
  expect(await open(answer.cookies[0]?.value)).toMatchObject({ 'mf-chat': oldChat.version });
  expect((await app.inject({ url: '/composition/12' })).statusCode).toBe(404);
});
