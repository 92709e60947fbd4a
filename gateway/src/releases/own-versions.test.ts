import { createServer } from 'node:http';
import { join } from 'node:path';
import { signComposition } from '@afterglow/federation/registry/composition';
import { signOverride } from '@afterglow/federation/registry/override';
import { diskFiles } from '@afterglow/federation/store/disk';
import { createPair } from '@afterglow/federation/store/key-files';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { gatewayOf } from '../testing/gateway-of.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
afterAll(removeFolders);

/** A whole gateway, and which mf-chat a browser with these cookies gets. */
async function product(production: boolean) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const pair = createPair(join(folder, 'keys'));
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(files, keys, 'shell', 'one');
  const live = await releaseLive(files, keys, 'mf-chat', 'live');
  const { version, digest } = await storeRelease(files, 'mf-chat', 'other');
  const api = createServer((_request, answer) => answer.writeHead(503).end());
  const gateway = await gatewayOf(api, folder, { production });
  closes.push(
    () => gateway.close(),
    () => api.close(),
  );
  const shown = async (cookies: Record<string, string> = {}) => {
    const { remotes } = (await gateway.inject({ url: '/boot.json', cookies })).json();
    return remotes.map((one: { version: string }) => one.version);
  };
  const until = Date.now() + 60_000;
  const packages = { 'mf-chat': { version, digest } };
  const composition = signComposition({ packages, path: '/', until }, pair.privateKey);
  const override = signOverride({ remote: 'mf-chat', version, digest, until }, pair.privateKey);
  const tell = async (url: string) => (await gateway.inject(url)).statusCode;
  return { shown, tell, composition, override, other: version, live: live.version };
}

test('in production a browser has versions of its own by a signature alone, and no other browser has them', async () => {
  const { shown, tell, composition, override, other, live } = await product(true);
  expect(await tell('/override/versions.json')).not.toBe(200);
  expect(await shown()).toEqual([live]);
  expect(await shown({ override })).toEqual([other]);
  expect(await shown({ composition })).toEqual([other]);
  for (const unsigned of [`mf-chat@${other}`, `${override}x`, composition]) {
    expect(await shown({ override: unsigned })).toEqual([live]);
  }
  expect(await shown()).toEqual([live]);
});

test('where one develops, a version of the store is enough, and the store tells which there are', async () => {
  const { shown, tell, other, live } = await product(false);
  expect(await tell('/override/versions.json')).toBe(200);
  expect(await shown({ override: `mf-chat@${other}` })).toEqual([other]);
  expect(await shown()).toEqual([live]);
});
