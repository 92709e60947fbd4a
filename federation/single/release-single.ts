import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StatsCompilation } from 'webpack';
import { compile } from '../bundler/build.ts';
import { describeShell } from '../bundler/describe.ts';
import { release as releaseSchema } from '../registry/release.ts';
import { goLive } from '../registry/steps.ts';
import { builtAgainst } from '../release/built-against.ts';
import { builtFiles, contentVersion, fileTable } from '../store/built-files.ts';
import { diskFiles } from '../store/disk.ts';
import { keySource, writerKeys } from '../store/keys.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { upload } from '../store/upload.ts';
import { readRemoteManifest, remoteNames, root } from '../workspace/package-files.ts';
import { singleConfig } from './config.ts';

/** What to preload for each route: the same as in the federation, from chunks of the shell. */
function routePreloads(stats: StatsCompilation): Record<string, string[]> {
  const groups = stats.namedChunkGroups ?? {};
  const filesOf = (group: string) =>
    (groups[group]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((name) => /\.(js|css)$/.test(name));
  const routes = remoteNames().flatMap((remote) =>
    readRemoteManifest(remote).routes.map(({ name, page = name }) => {
      const files = [...filesOf(`${remote}-entry`), ...filesOf(`route-${page}`)];
      return [name, [...new Set(files)]] satisfies [string, string[]];
    }),
  );
  return Object.fromEntries(routes);
}

/**
 * Makes a store that serves the single build: a copy of `from`, with a shell that carries the
 * remotes. Routes and texts stay those of the releases.
 */
export async function releaseSingle(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const outputPath = join(root, '.cache/single/dist');
  const { stats } = await compile(singleConfig({ name: 'shell', inputs: 'single', outputPath }));
  const built = builtFiles(outputPath);
  const files = fileTable(built);
  const description = describeShell(stats);
  const version = contentVersion(files);
  const release = releaseSchema.parse({
    ...description,
    name: 'shell',
    version,
    inputs: 'single',
    createdAt: new Date().toISOString(),
    gitRevision: 'single',
    builtAgainst: builtAgainst('shell'),
    previous: null,
    container: 'shell_single',
    files,
    preload: { ...description.preload, ...routePreloads(stats) },
  });
  const store = diskFiles(to);
  const digest = await upload(store, release, built);
  const note = { who: 'measure', why: 'to know what federation costs', what: 'single build' };
  await changeRegistry(store, writerKeys(keySource(process.env)), note, (current) =>
    goLive(current, { name: 'shell', version, digest }),
  );
}
