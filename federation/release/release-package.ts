import { join } from 'node:path';
import { build } from '../build/build.ts';
import { describeRemote, describeShell } from '../build/describe.ts';
import { inputHash } from '../build/input-hash.ts';
import { readRemoteManifest, root } from '../build/package-files.ts';
import { containerName } from '../build/preset.ts';
import type { Registry } from '../registry/registry.ts';
import { type Release, release as releaseSchema } from '../registry/release.ts';
import { refuseIfChanged } from '../registry/unchanged.ts';
import { writerKeys } from '../store/keys.ts';
import { changeRegistry, startingPoint } from '../store/registry-file.ts';
import { readRelease } from '../store/releases.ts';
import { builtAgainst } from './built-against.ts';
import { type BuiltFile, builtFiles, contentVersion, fileTable } from './built-files.ts';
import { checkAgain } from './check.ts';
import type { Context } from './command.ts';
import { type Landing, land, landed, landingText } from './landing.ts';
import { git } from './person.ts';
import { upload } from './upload.ts';

interface Built {
  release: Release;
  files: BuiltFile[];
}

/** Builds a package from the working tree. */
async function buildRelease(name: string, inputs: string, previous: string | null): Promise<Built> {
  const outputPath = join(root, '.cache/dist', name);
  const manifest = name === 'shell' ? undefined : readRemoteManifest(name);
  const stats = await build({ name, inputs, outputPath });
  const files = builtFiles(outputPath);
  const table = fileTable(files);
  const release = releaseSchema.parse({
    name,
    version: contentVersion(table),
    inputs,
    createdAt: new Date().toISOString(),
    gitRevision: git('rev-parse', '--short=12', 'HEAD') || 'unknown',
    builtAgainst: builtAgainst(name),
    previous,
    container: containerName(name, inputs),
    files: table,
    ...(manifest ? describeRemote(stats, manifest) : describeShell(stats)),
    manifest,
  });
  return { release, files };
}

/** The version that is where the landing leads, if it was made from these inputs. */
async function sameInputs(
  { files }: Pick<Context, 'files'>,
  seen: Registry,
  name: string,
  inputs: string,
  landing: Landing,
) {
  const version = landed(seen, name, landing);
  if (!version) return undefined;
  const stored = await readRelease(files, name, version, seen.channels[name]?.digests[version]);
  return stored?.release.inputs === inputs ? stored : undefined;
}

/** A package as it was built, and the registry as it was before. */
export interface Prepared extends Built {
  seen: Registry;
  /** False when what is there already was made from the same inputs. */
  built: boolean;
  milliseconds: number;
}

type Needed = Pick<Context, 'files' | 'keys' | 'who' | 'why' | 'dryRun'>;

/** Builds a package, unless what is there was made from the same inputs. */
export async function prepare(context: Needed, name: string, landing: Landing): Promise<Prepared> {
  const started = performance.now();
  const { accepted } = writerKeys(context.keys);
  const { registry: seen, text } = await startingPoint(context.files, accepted);
  const inputs = inputHash(name);
  const same = text && (await sameInputs(context, seen, name, inputs, landing));
  const found = same
    ? { release: same.release, files: [] }
    : await buildRelease(name, inputs, seen.channels[name]?.live ?? null);
  return { ...found, seen, built: !same, milliseconds: performance.now() - started };
}

/** Stores and lands one package. `together` is what the same command lands beside it. */
export async function landPrepared(
  context: Needed,
  { release, files: built, seen }: Prepared,
  landing: Landing,
  together: Release[],
): Promise<void> {
  const { files, who, why, dryRun } = context;
  const { name, version } = release;
  if (dryRun) return;
  const digest = await upload(files, release, built);
  const what = `${name} ${version} ${landingText(landing)}`;
  const keys = writerKeys(context.keys);
  await changeRegistry(files, keys, { who, why, what }, async (current) => {
    // Two that release the same thing at once agree.
    if (landing.kind === 'live' && current.channels[name]?.live === version) return current;
    refuseIfChanged(seen, current, name);
    await checkAgain(release, files, current, together);
    return land(current, { name, version, digest }, landing);
  });
}
