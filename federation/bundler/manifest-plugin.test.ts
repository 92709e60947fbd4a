import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { compile } from './build.ts';
import { ManifestPlugin } from './manifest-plugin.ts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const parts = { name: 'mf-a', container: 'mf_a_1', inputs: '1', entry: 'entry.js' };
let built = '';

/** A remote with a page that loads one more, and a slot; it takes React from the page. */
beforeAll(async () => {
  const folder = temporaryFolder();
  built = join(folder, 'built');
  mkdirSync(join(folder, 'src'));
  const put = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
  put(
    'entry.js',
    "import react from 'react'; export const page = () => [react, import('./page')];",
  );
  put('page.js', 'export const page = 1;');
  put('slot.js', 'export const slot = 1;');
  const react = { import: false, singleton: true, requiredVersion: '^19.0.0' };
  await compile({
    context: folder,
    mode: 'production',
    entry: {},
    output: { path: built, uniqueName: 'mf_a_1', publicPath: 'auto' },
    externals: async ({ request }: { request?: string }) =>
      request?.includes('webpack-bundler-runtime') ? 'global RUNTIME' : false,
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_a_1',
        filename: 'entry.js',
        library: { type: 'var', name: 'mf_a_1' },
        exposes: { './entry': './src/entry.js', './slots/modal-b': './src/slot.js' },
        shared: { react, 'react-dom': react },
        dts: false,
        manifest: false,
      }),
      new ManifestPlugin(parts),
    ],
  });
});

afterAll(removeFolders);

const text = () => readFileSync(join(built, 'mf-manifest.json'), 'utf8');

/** What Module Federation's own runtime makes of the manifest. */
async function asRead() {
  const entry = 'https://a.example/assets/mf-a/1/mf-manifest.json';
  const fetch = async () => Response.json(JSON.parse(text()));
  const host = createInstance({ name: 'host', remotes: [], plugins: [{ name: 'test', fetch }] });
  const moduleInfo = { name: 'mf-a', entry };
  return (await host.snapshotHandler.loadRemoteSnapshotInfo({ moduleInfo })).remoteSnapshot;
}

test('a host learns the container, its place and what can be loaded', async () => {
  const read = await asRead();
  expect(read).toMatchObject({
    globalName: 'mf_a_1',
    remoteEntry: 'entry.js',
    remoteEntryType: 'var',
    publicPath: 'https://a.example/assets/mf-a/1/',
    modules: [
      { moduleName: 'entry', modulePath: './entry' },
      { moduleName: 'slots/modal-b', modulePath: './slots/modal-b' },
    ],
  });
});

test('files of a module are there: its own, and what it may load later', () => {
  const [page, slot] = JSON.parse(text()).exposes;
  const { sync, async } = page.assets.js;
  expect([sync.length, async.length, slot.assets.js.sync.length]).toEqual([1, 1, 1]);
  const all = [...sync, ...async, ...slot.assets.js.sync];
  expect(new Set(all).size).toBe(3);
  expect(all.filter((file) => !existsSync(join(built, file)))).toEqual([]);
});

test('shared is what it takes of the page, and no more', async () => {
  expect((await asRead()).shared).toMatchObject([{ sharedName: 'react', version: '19.0.0' }]);
  expect(JSON.parse(text()).shared).toMatchObject([
    { name: 'react', requiredVersion: '^19.0.0', singleton: true },
  ]);
});
