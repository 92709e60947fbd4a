import { join } from 'node:path';
import { build } from '../bundler/build.ts';
import { describeRemote, describeShell } from '../bundler/describe.ts';
import { containerName } from '../bundler/preset.ts';
import { release as releaseSchema } from '../registry/release.ts';
import { builtFiles, contentVersion, fileTable, sourceMaps } from '../store/built-files.ts';
import { whileLocked } from '../store/disk-lock.ts';
import { readOwner, readRemoteManifest, root } from '../workspace/package-files.ts';
import type { Build } from './built.ts';
import { builtAgainst } from './built-against.ts';
import { git } from './person.ts';
import { refuseIfEdited } from './refuse-if-edited.ts';

/** Milliseconds to wait for somebody else's build of the same package. */
const buildPatience = 300_000;

/** Builds a package from the working tree. */
export const buildRelease: Build = async (name, inputs, previous) => {
  const outputPath = join(root, '.cache/dist', name);
  const manifest = name === 'shell' ? undefined : readRemoteManifest(name);
  // Two builds of one package at once would write into the same folder and the same cache.
  const lock = join(root, '.cache/dist', `${name}.lock`);
  const [stats, files, maps] = await whileLocked(
    lock,
    async () => {
      const built = await build({ name, inputs, outputPath });
      return [built, builtFiles(outputPath), sourceMaps(outputPath)] as const;
    },
    buildPatience,
  );
  refuseIfEdited({ name, inputs });
  const table = fileTable(files);
  const release = releaseSchema.parse({
    name,
    version: contentVersion(table),
    inputs,
    createdAt: new Date().toISOString(),
    gitRevision: git(['rev-parse', '--short=12', 'HEAD']) || 'unknown',
    builtAgainst: builtAgainst(name),
    previous,
    container: containerName(name, inputs),
    files: table,
    ...(manifest ? describeRemote(stats, manifest) : describeShell(stats)),
    owner: readOwner(name),
    manifest,
  });
  return { release, files, maps };
};
