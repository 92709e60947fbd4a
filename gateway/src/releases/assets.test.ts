import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@afterglow/federation/store/disk';
import { newPair } from '@afterglow/federation/store/key-files';
import { readRelease, releaseKey } from '@afterglow/federation/store/releases';
import { releaseLive } from '@afterglow/federation/testing/stored-release';
import fastify from 'fastify';
import { serveAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-assets-'));
const pair = newPair();
const keys = { pair, accepted: [pair.publicKey] };
afterAll(() => rmSync(folder, { recursive: true }));

/** A gateway with one released file, and what is in it. */
async function served() {
  const files = diskFiles(folder);
  const { version } = await releaseLive(files, keys, 'mf-chat', 'some words of a script');
  const [path = ''] = Object.keys(
    (await readRelease(files, 'mf-chat', version))?.release.files ?? {},
  );
  const content =
    (await files.read(releaseKey('mf-chat', version, path)))?.content.toString() ?? '';
  const app = fastify();
  serveAssets(app, files);
  const get = (headers: Record<string, string>) =>
    app.inject({ url: `/assets/mf-chat/${version}/${path}`, headers });
  return { get, content };
}

test('a part of a file is given as asked, in the bytes of the file itself', async () => {
  const { get, content } = await served();
  const whole = await get({});
  expect([whole.statusCode, whole.body]).toEqual([200, content]);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const part = await get({ range: 'bytes=1-3', 'accept-encoding': 'br' });
  expect([part.statusCode, part.body]).toEqual([206, content.slice(1, 4)]);
  expect(part.headers).toMatchObject({
    'content-range': `bytes 1-3/${content.length}`,
    'content-length': '3',
  });
});

test('a part behind the end is refused with the size', async () => {
  const { get, content } = await served();
  const none = await get({ range: `bytes=${content.length}-` });
  expect([none.statusCode, none.body]).toEqual([416, '']);
  expect(none.headers['content-range']).toBe(`bytes */${content.length}`);
});
