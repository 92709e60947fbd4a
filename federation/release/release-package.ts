import { inputHash } from '../bundler/input-hash.ts';
import { type Audience, published } from '../registry/audience.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { contentVersion } from '../store/built-files.ts';
import { writerKeys } from '../store/keys.ts';
import { writePreview } from '../store/previews.ts';
import { startingPoint } from '../store/registry-file.ts';
import { readRelease } from '../store/releases.ts';
import { upload } from '../store/upload.ts';
import { refuseWithdrawn } from '../store/withdrawal.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Build, Built } from './built.ts';
import { billKey, changedParts, storedBill } from './changed-parts.ts';
import type { Context } from './command.ts';
import { isOneOfMany } from './options.ts';
import { origin } from './origin.ts';
import { isElsewhere, newerThanCheckout, sameInputs, settled } from './settled.ts';

/** Mostly nothing is to be built, and the compiler need not be loaded. */
const fromSources: Build = async (...of) => {
  const { buildRelease } = await import('./build-release.ts');
  return buildRelease(...of);
};

type Needed = Pick<Context, 'files' | 'keys' | 'flag'>;

/**
 * What is stored keeps what it says of itself. A preview, and what was stored from a commit that this
 * checkout lacks, goes live from another one, under a version of its own.
 */
async function underOwnName({ files, flag }: Needed, built: Release): Promise<Release> {
  const stored = await readRelease(files, built.name, built.version);
  const isOther = stored && isElsewhere(stored.release.gitRevision);
  if (!flag('preview') && !isOther) return built;
  return { ...built, version: contentVersion(built.files, built.gitRevision) };
}

/**
 * What is live from a commit that this checkout lacks goes out once more, as this one's, when somebody
 * names it: as of a branch that was squashed since. Else no later start from here would go on from it.
 */
function isTakenOver({ flag }: Needed, audience: Audience, { gitRevision }: Release): boolean {
  const isByPerson = !flag('changed') && !flag('lenient');
  return audience.kind === 'live' && isByPerson && isElsewhere(gitRevision);
}

/** A package as it was built, and the registry as it was before. */
export interface Prepared extends Built {
  seen: Registry;
  /** False when what is there already was made from the same inputs, or is newer. */
  built: boolean;
  /** Why what is there is newer. */
  newer?: string | undefined;
  milliseconds: number;
}

/** Builds a package, unless what is there was made from the same inputs or is newer. */
export async function prepare(
  context: Needed,
  name: string,
  audience: Audience,
  build: Build = fromSources,
): Promise<Prepared> {
  const started = performance.now();
  const { accepted } = writerKeys(context.keys);
  const { registry: seen, text } = await startingPoint(context.files, accepted);
  const inputs = inputHash(name);
  const versions = settled(seen, name, audience, context.flag('changed'));
  const found = text && (await sameInputs(context.files, seen, name, versions, inputs));
  const same = found && isTakenOver(context, audience, found.release) ? undefined : found;
  const { withdrawn = [] } = seen.channels[name] ?? {};
  const mayReturn = context.flag('changed') || context.flag('again');
  const asBefore =
    !same && !mayReturn && (await sameInputs(context.files, seen, name, withdrawn, inputs));
  if (asBefore) await refuseWithdrawn(context.files, name, asBefore.release.version);
  const newer =
    !same && isOneOfMany(context)
      ? await newerThanCheckout(context.files, seen, name, audience, inputs)
      : undefined;
  const there = same || newer;
  const made = there
    ? { release: there.release, files: [], maps: new Map<string, string>() }
    : await build(name, inputs, seen.channels[name]?.live ?? null);
  const own = there ? made.release : await underOwnName(context, made.release);
  // What was taken back may have been pruned since; built again it is the same version.
  const known = there ? [] : [made.release, own];
  const takenBack = known.find(({ version }) => withdrawn.includes(version));
  if (takenBack && !mayReturn) await refuseWithdrawn(context.files, name, takenBack.version);
  const staysBack = context.flag('changed') ? takenBack : undefined;
  const built = !there && !staysBack;
  const milliseconds = performance.now() - started;
  return { ...made, release: staysBack ?? own, seen, built, newer: newer?.why, milliseconds };
}

/** A package that is stored and can be published. */
export interface Stored extends Pick<Prepared, 'release' | 'seen'> {
  digest: string;
  /** What of others' code in it has changed (`changedParts`). */
  parts: string[];
}

/** Stores one package, and its preview where that is asked for. */
export async function storePrepared(
  context: Needed,
  { release, files: built, seen }: Prepared,
  audience: Audience,
): Promise<Stored> {
  const { files } = context;
  const { name, version } = release;
  // Beside what the release names, so that no browser can ask for it.
  if (!(await readRelease(files, name, version)))
    await files.write(billKey(name, version), await billOfMaterials(name));
  const before = await storedBill(files, name, published(seen, name, audience));
  const after = await storedBill(files, name, version);
  const parts = before && after ? changedParts(before, after) : [];
  const digest = await upload(files, release, built);
  if (context.flag('preview')) {
    const { pair } = writerKeys(context.keys);
    await writePreview(files, pair, { name, version, digest }, origin());
  }
  return { release, seen, digest, parts };
}
