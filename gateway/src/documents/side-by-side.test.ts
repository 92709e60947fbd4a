import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@afterglow/federation/store/disk';
import { createPair } from '@afterglow/federation/store/key-files';
import { releaseLive } from '@afterglow/federation/testing/stored-release';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import { readEnvironment } from '../environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-side-by-side-'));
const settings = {
  name: 'Site',
  domain_language: 'en',
  languages: ['en', 'nl'],
  niche_name: 'default',
  start_theme: 'device',
  index_title: 'Site',
  description: 'A site',
};
const api = createServer((_, answer) => void answer.end(JSON.stringify({ settings })));
let live: FastifyInstance;
let beside: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const STORE_URL = join(folder, 'store');
  const KEYS_DIR = join(folder, 'keys');
  const pair = createPair(KEYS_DIR);
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(diskFiles(STORE_URL), keys, 'shell', 'one');
  await releaseLive(diskFiles(STORE_URL), keys, 'mf-landers', 'one', { path: '/' });
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const start = (variables: NodeJS.ProcessEnv) =>
    buildGateway(readEnvironment({ API_URL, STORE_URL, KEYS_DIR, DATA_DIR: folder, ...variables }));
  live = await start({});
  beside = await start({ DEV_REMOTE: 'mf-landers=http://localhost:4502' });
});
afterAll(async () => {
  await Promise.all([live.close(), beside.close()]);
  api.close();
  rmSync(folder, { recursive: true });
});

const get = (gateway: FastifyInstance, url: string) =>
  gateway.inject({ url, headers: { host: 'site.example' } });

test('beside a remote in work a page stands in every theme and language, and may be framed', async () => {
  const { body } = await get(beside, '/side-by-side/landers/summer?network="><b>');
  const frames = [...body.matchAll(/<iframe data-src="([^"]+)"/g)].map(([, src]) => src);
  expect(frames).toHaveLength(7 + 2);
  expect(frames).toContain('/landers/summer?network=%22%3E%3Cb%3E&amp;niche=bdsm');
  expect(frames).toContain('/landers/summer?network=%22%3E%3Cb%3E&amp;lang=nl');

  const page = await get(beside, '/?niche=bdsm');
  expect(page.body).toContain('"niche_name":"bdsm"');
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await get(beside, '/?niche=nonsense')).body).toContain('"niche_name":"default"');
});

test('what is live knows nothing of it', async () => {
  expect((await get(live, '/side-by-side/landers/summer')).statusCode).toBe(404);
  const page = await get(live, '/?niche=bdsm');
  expect(page.body).toContain('"niche_name":"default"');
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
