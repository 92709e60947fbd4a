import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@afterglow/api/platform/files';
import { photoShelf } from './shelf.ts';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });

const answers: Record<string, number> = { '/photos/gone.webp': 404, '/photos/closed.webp': 403 };

let dataDir: string;
let server: Server;
let filesUrl: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'afterglow-shelf-'));
  server = createServer(({ url = '' }, response) => {
    response.statusCode = answers[new URL(url, 'http://bucket').pathname] ?? 503;
    response.end(response.statusCode === 404 ? '<Error><Code>NoSuchKey</Code></Error>' : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  filesUrl = `s3://photos?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

test('a photo that has gone since is told from one that the disk does not give', async () => {
  const shelf = photoShelf(await openFiles({ dataDir, filesUrl: undefined }));
  expect(await shelf.keys()).toEqual([]);
  expect(await shelf.read('gone.webp')).toBeUndefined();
  mkdirSync(join(dataDir, 'files/folder'), { recursive: true });
  await expect(shelf.read('folder')).rejects.toThrow('Cannot read file from location "folder"');
});

test('a photo that has gone since is told from one that the bucket does not give', async () => {
  const shelf = photoShelf(await openFiles({ dataDir, filesUrl }));
  expect(await shelf.read('gone.webp')).toBeUndefined();
  await expect(shelf.read('closed.webp')).rejects.toThrow('"closed.webp"');
  await expect(shelf.read('away.webp')).rejects.toThrow('"away.webp"');
  await expect(shelf.keys()).rejects.toThrow();
});
