import { createServer } from 'node:http';
import { join } from 'node:path';
import { startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { readHistory } from '@afterglow/federation/store/history';
import { createPair } from '@afterglow/federation/store/key-files';
import { changeRegistry, readRegistry } from '@afterglow/federation/store/registry-file';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';
import { vitalsAddress } from '@afterglow/federation/telemetry/voice';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
import { gatewayOf } from '../testing/gateway-of.ts';
import { clientOf } from './client-address.ts';
import { issueReportToken } from './report-token.ts';
import { gatewaySecret } from './secret.ts';

const remote = 'mf-chat';
const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
afterAll(removeFolders);

/** A whole gateway whose clock the test holds: pages speak to it, and `look` is its every five seconds. */
async function product(more: Parameters<typeof gatewayOf>[2] = {}) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const pair = createPair(join(folder, 'keys'));
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(files, keys, 'shell', 'one');
  const live = await releaseLive(files, keys, remote, 'one');
  const regular = jest.spyOn(globalThis, 'setInterval');
  const api = createServer((_request, answer) => answer.writeHead(503).end());
  const gateway = await gatewayOf(api, folder, more);
  closes.push(
    () => gateway.close(),
    () => api.close(),
  );
  const looks = regular.mock.calls.flatMap(([work, every]) => (every === 5000 ? [work] : []));
  regular.mockRestore();
  const secret = gatewaySecret(join(folder, 'gateway'), undefined);
  let pages = 0;
  /** What a page of somebody new says. */
  async function page(version: string, failure: string | null) {
    pages += 1;
    const address = `10.0.${pages >> 8}.${pages & 255}`;
    const token = issueReportToken(clientOf(address, secret), secret);
    const say = async (url: string, said: object) => {
      const headers = { 'x-forwarded-for': address };
      const payload = { token, ...said };
      const { statusCode } = await gateway.inject({ method: 'POST', url, headers, payload });
      expect(statusCode).toBe(204);
    };
    await say(reportsAddress, { outcomes: [{ remote, version, failure, duration: 300 }] });
    const voice = { remote, version, value: 80 };
    const measures = ['lcp-cold', 'inp'].map((measure) => ({ ...voice, measure }));
    if (!failure) await say(vitalsAddress, { voices: measures });
  }
  return {
    ...{ files, keys, live, page },
    look: () => Promise.all(looks.map((work) => work())),
    channel: async () => (await readRegistry(files, keys.accepted))?.channels[remote],
  };
}

test('a gateway takes back by itself what pages tell it to fail', async () => {
  const { files, keys, live, page, look, channel } = await product();
  const bad = await releaseLive(files, keys, remote, 'bad');
  for (let n = 0; n < 12; n += 1) {
    await page(bad.version, 'evaluate');
    await page(live.version, null);
  }
  await look();
  expect(await channel()).toMatchObject({ live: live.version, withdrawn: [bad.version] });
});

test('a gateway lets a canary go on by itself, after what pages tell it of failures and of speed', async () => {
  const { files, keys, live, page, look, channel } = await product();
  const trial = await storeRelease(files, remote, 'trial');
  const at = new Date(Date.now() - 11 * 60_000).toISOString();
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    startCanary(current, trial, 5, { steps: [5, 25], begun: at, reached: at }),
  );
  for (let n = 0; n < 153; n += 1) {
    await page(trial.version, n === 0 ? 'hang' : null);
    await page(live.version, n === 1 || n === 2 ? 'hang' : null);
  }
  await look();
  expect((await channel())?.canary?.share).toBe(25);
  const [last] = await readHistory(files, 1);
  expect(last?.change?.who).toBe('gateway');
  expect(last?.change?.why).toContain('errors worse in 1, better in 2 of 153 pairs');
});

test('beside a remote in work it judges nothing: the store is somebody else’s', async () => {
  const devRemote = { name: remote, origin: 'http://localhost:1' };
  const { files, keys, page, look, channel } = await product({ devRemote });
  const bad = await releaseLive(files, keys, remote, 'bad');
  for (let n = 0; n < 12; n += 1) await page(bad.version, 'evaluate');
  await look();
  expect((await channel())?.live).toBe(bad.version);
});
