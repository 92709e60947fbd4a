import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@afterglow/federation/store/disk';
import { newPair } from '@afterglow/federation/store/key-files';
import { readRelease, releaseKey } from '@afterglow/federation/store/releases';
import { releaseLive } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
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
  const read: string[] = [];
  const noted = (key: string) => {
    read.push(key);
    return key;
  };
  const watched = Object.create(files, {
    read: { value: (key: string) => files.read(noted(key)) },
    local: { value: (key: string) => files.local(noted(key)) },
  });
  const app = fastify();
  serveAssets(app, watched);
  const get = (headers: Record<string, string>) =>
    app.inject({ url: `/assets/mf-chat/${version}/${path}`, headers });
  const getFrom = (remoteAddress: string, rest: string) =>
    app.inject({ url: `/assets/mf-chat/${rest}`, remoteAddress });
  return { get, getFrom, content, version, path, read };
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

test('whoever makes names up has the store asked so often in a minute; nobody else notices', async () => {
  const { getFrom, version, path, read } = await served();
  // All within one minute.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const made = async (name: number) =>
    (await getFrom('203.0.113.1', `${String(name).padStart(12, '0')}/a.js`)).statusCode;
  const many = Array.from({ length: 30 }, () => made(0));
  expect(new Set(await Promise.all(many))).toEqual(new Set([404]));
  for (let name = 1; name < 60; name += 1) expect(await made(name)).toBe(404);
  expect(read).toHaveLength(60);
  expect([await made(60), await made(61)]).toEqual([503, 503]);
  expect(read).toHaveLength(60);
  expect((await getFrom('203.0.113.2', `${version}/${path}`)).statusCode).toBe(200);
  // What was read once needs no store to say what is in it.
  expect((await getFrom('203.0.113.1', `${version}/${path}`)).statusCode).toBe(200);
  clock.mockRestore();
});

test('a file that no release can name is not asked for', async () => {
  const { getFrom, version, read } = await served();
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect((await getFrom('203.0.113.1', `${version}/${name}`)).statusCode).toBe(404);
  }
  expect(new Set(read)).toEqual(new Set([releaseKey('mf-chat', version, 'release.json')]));
});
