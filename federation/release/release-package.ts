import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../build/build.ts';
import { describeRemote, describeShell } from '../build/describe.ts';
import { inputHash } from '../build/input-hash.ts';
import { readRemoteManifest, root } from '../build/package-files.ts';
import { containerName } from '../build/preset.ts';
import { collisions } from '../registry/collisions.ts';
import { goLive } from '../registry/registry.ts';
import { type Release, release as releaseSchema } from '../registry/release.ts';
import { overBudget } from './budget.ts';
import { type BuiltFile, builtFiles, contentVersion, fileTable } from './files.ts';
import { withRegistryLock } from './lock.ts';
import type { Store } from './store.ts';

export interface Outcome {
  name: string;
  version: string;
  /** False when the live release was made from the same inputs already. */
  built: boolean;
  milliseconds: number;
}

function gitRevision(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

/** Refuses what would break the page. Throws one line per problem. */
function check(candidate: Release, store: Store): void {
  const problems = overBudget(candidate);
  if (candidate.manifest) {
    const { channels } = store.readRegistry();
    const live = Object.entries(channels).flatMap(([name, channel]) => {
      const manifest = store.readRelease(name, channel.live)?.manifest;
      return manifest ? [manifest] : [];
    });
    problems.push(...collisions(candidate.manifest, live));
    for (const locale of candidate.manifest.locales) {
      if (!candidate.texts[locale]) problems.push(`there are no texts for ${locale}`);
    }
  }
  if (problems.length > 0)
    throw new Error(`${candidate.name} is not released: ${problems.join('; ')}`);
}

/** The release folder appears whole or not at all: written aside, then renamed. */
function storeFiles(store: Store, candidate: Release, files: BuiltFile[]): void {
  const folder = dirname(store.filePath(candidate.name, candidate.version, 'release.json'));
  if (existsSync(folder)) return;
  const aside = `${folder}.${process.pid}.tmp`;
  rmSync(aside, { recursive: true, force: true });
  for (const { path, content, brotli } of files) {
    mkdirSync(dirname(join(aside, path)), { recursive: true });
    writeFileSync(join(aside, path), content);
    if (brotli) writeFileSync(join(aside, `${path}.br`), brotli);
  }
  writeFileSync(join(aside, 'release.json'), JSON.stringify(candidate, null, 2));
  renameSync(aside, folder);
}

function liveRelease(store: Store, name: string): Release | undefined {
  const channel = store.readRegistry().channels[name];
  return channel && store.readRelease(name, channel.live);
}

/** Builds, checks and publishes one package. What is live already from the same inputs stays. */
export async function releasePackage(store: Store, name: string): Promise<Outcome> {
  const started = performance.now();
  const inputs = inputHash(name);
  const live = liveRelease(store, name);
  if (live?.inputs === inputs)
    return { name, version: live.version, built: false, milliseconds: 0 };

  const outputPath = join(root, '.cache/dist', name);
  const manifest = name === 'shell' ? undefined : readRemoteManifest(name);
  const stats = await build({ name, inputs, outputPath });
  const files = builtFiles(outputPath);
  const table = fileTable(files);
  const candidate = releaseSchema.parse({
    name,
    version: contentVersion(table),
    inputs,
    createdAt: new Date().toISOString(),
    gitRevision: gitRevision(),
    container: containerName(name, inputs),
    files: table,
    ...(manifest ? describeRemote(stats, manifest) : describeShell(stats)),
    manifest,
  });
  check(candidate, store);
  storeFiles(store, candidate, files);
  await withRegistryLock(store, () => {
    store.writeRegistry(goLive(store.readRegistry(), name, candidate.version));
  });
  return {
    name,
    version: candidate.version,
    built: true,
    milliseconds: performance.now() - started,
  };
}
