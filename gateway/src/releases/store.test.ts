import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import type { Files } from '@afterglow/federation/store/files';
import { createPair } from '@afterglow/federation/store/key-files';
import { changeRegistry } from '@afterglow/federation/store/registry-file';
import { releaseKey } from '@afterglow/federation/store/releases';
import { s3Files } from '@afterglow/federation/store/s3';
import { startS3, stopS3 } from '@afterglow/federation/testing/s3-process';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { lookedFor } from '../testing/looked-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-gateway-'));
const keysFolder = join(folder, 'keys');
const pair = createPair(keysFolder);
const keys = { pair, accepted: [pair.publicKey] };
const gateways: FastifyInstance[] = [];
let api: Server;

/** Knows every host as a site, and nobody. */
beforeAll(async () => {
  const settings = {
    name: 'Site',
    domain_language: 'en',
    languages: ['en'],
    niche_name: 'default',
    start_theme: 'device',
    index_title: 'Site',
    description: '',
  };
  api = createServer((_request, answer) => answer.end(JSON.stringify({ settings })));
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  stopS3();
  api.close();
  rmSync(folder, { recursive: true });
});

async function gatewayFor(store: string): Promise<FastifyInstance> {
  const environment = readEnvironment({
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    STORE_URL: store,
    KEYS_DIR: keysFolder,
    DATA_DIR: folder,
  });
  const gateway = await buildGateway({ ...environment, cacheFolder: join(folder, 'cache') });
  gateways.push(gateway);
  return gateway;
}

async function released(files: Files) {
  await releaseLive(files, keys, 'shell', 'one');
  const live = await releaseLive(files, keys, 'mf-chat', 'one');
  const trial = await storeRelease(files, 'mf-chat', 'two');
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, 50),
  );
  return { live, trial };
}

function cookieOf(headers: { 'set-cookie'?: string | string[] | number }): string {
  return String(headers['set-cookie'] ?? '');
}

/** A store with releases, and one on trial, which the tests share and none of them changes. */
const files = diskFiles(join(folder, 'store'));
let shared: Awaited<ReturnType<typeof released>>;
beforeAll(async () => {
  shared = await released(files);
});

test('a browser draws its bucket once, and keeps what it got', async () => {
  const { live, trial } = shared;
  const gateway = await gatewayFor(files.location);
  const first = await gateway.inject({ url: '/mf-chat' });
  expect(first.statusCode).toBe(200);
  expect(cookieOf(first.headers)).toMatch(
    /^bucket=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const seen = async (bucket: string) => {
    const answer = await gateway.inject({
      url: '/mf-chat',
      headers: { cookie: `bucket=${bucket}` },
    });
    expect(cookieOf(answer.headers)).toBe('');
    return answer.body.includes(`"version":"${trial.version}"`) ? trial : live;
  };
  expect(await seen('0')).toBe(trial);
  expect(await seen('4999')).toBe(trial);
  expect(await seen('5000')).toBe(live);
  expect(await seen('9999')).toBe(live);
});

test('a bucket that makes no sense is drawn anew', async () => {
  const gateway = await gatewayFor(files.location);
  const answer = await gateway.inject({ url: '/mf-chat', headers: { cookie: 'bucket=99999' } });
  expect(cookieOf(answer.headers)).toMatch(/^bucket=\d{1,4};/);
});

test('where no version of a remote can be read, its addresses do not count as unknown', async () => {
  const files = diskFiles(join(folder, 'damaged'));
  await releaseLive(files, keys, 'shell', 'one');
  const gateway = await gatewayFor(files.location);
  expect((await gateway.inject({ url: '/mf-chat' })).statusCode).toBe(404);
  const { version } = await releaseLive(files, keys, 'mf-chat', 'one');
  await files.write(releaseKey('mf-chat', version, 'release.json'), '{}');
  const answer = await gateway.inject({ url: '/mf-chat' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('"lacking":["mf-chat"]');
});

test('nothing is where others look for what is not for visitors, two hundred addresses long [S46]', async () => {
  const gateway = await gatewayFor(files.location);
  const answers = await Promise.all(
    lookedFor.map(async (url) => [url, (await gateway.inject({ url })).statusCode]),
  );
  expect(lookedFor.length).toBeGreaterThanOrEqual(200);
  // What cannot be read at all is told so, and nothing else.
  const found = answers.filter(([, status]) => status !== 404 && status !== 400);
  expect(found).toEqual([]);
});

test('documents and files come from a server too, and files outlive it', async () => {
  const address = (await startS3()).plain('gateway');
  const { live } = await released(s3Files(address, ''));
  const gateway = await gatewayFor(address);
  const url = `/assets/mf-chat/${live.version}/entry.js`;
  expect(
    (await gateway.inject({ url: '/mf-chat', headers: { cookie: 'bucket=9999' } })).body,
  ).toContain(url);
  const answer = await gateway.inject({ url });
  expect(answer).toMatchObject({ statusCode: 200, body: 'entry.js of one' });
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await gateway.inject({ url: url.replace('entry', 'nothing') })).statusCode).toBe(404);
  stopS3();
  expect((await gateway.inject({ url })).body).toBe('entry.js of one');
  const page = await gateway.inject({ url: '/mf-chat', headers: { cookie: 'bucket=9999' } });
  expect(page.body).toContain(url);
  const other = await gateway.inject({ url: url.replace('entry', 'route') });
  expect(other).toMatchObject({ statusCode: 503, headers: { 'content-type': 'text/plain' } });
});
