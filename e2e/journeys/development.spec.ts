import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder } from '../support/product/data-folder.ts';
import { develop } from '../support/product/develop.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { expect, test } from '../support/test.ts';

let folder = '';

test.beforeEach(() => {
  folder = newDataFolder('afterglow-development-');
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All that a release would change. */
const stateOf = (store: string) => [
  readFileSync(join(store, 'registry.json'), 'utf8'),
  ...readdirSync(store, { recursive: true }).sort(),
];

test('a remote in work stands among what is live, and nothing is released', async ({ product }) => {
  test.setTimeout(180_000);
  const { storeFolder, url } = product;
  const before = stateOf(storeFolder);
  const port = await twoFreePorts();
  const api = `http://127.0.0.1:${Number(new URL(url).port) + 1}`;
  const env = { STORE_DIR: storeFolder, DEV_PORT: String(port), DEV_DATA_DIR: folder };
  let html = '';
  const { code, output } = await develop(['mf-account', '--api', api], { env }, async () => {
    html = await (await fetch(`http://localhost:${port}/profile`)).text();
  });
  expect(output).toContain('everything else is what is live');
  const boot = JSON.parse(/<script[^>]+id="boot"[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? '{}');
  const shown = boot.remotes.map((remote: { name: string; version: string }) => [
    remote.name,
    remote.version,
  ]);
  const { shell: _, ...live } = liveVersions(product);
  expect(Object.fromEntries(shown)).toEqual({ ...live, 'mf-account': 'development' });
  expect(stateOf(storeFolder)).toEqual(before);
  expect(code).toBe(0);
});
