import type { ReleaseRef } from '@afterglow/federation/registry/registry';
import type { Release } from '@afterglow/federation/registry/release';
import { type BuiltFile, contentVersion, fileTable } from '@afterglow/federation/store/built-files';
import type { Files } from '@afterglow/federation/store/files';
import { readRelease, releaseKey } from '@afterglow/federation/store/releases';
import { upload } from '@afterglow/federation/store/upload';

/** What a release has otherwise than a stored one: its name, and perhaps one built file. */
export interface Variant {
  /** Makes it another release, even without a change; letters and digits. */
  id: string;
  file?: string;
  change?: (text: string) => string;
}

async function read(files: Files, { name, version }: Release, path: string): Promise<BuiltFile> {
  const found = await files.read(releaseKey(name, version, path));
  if (!found) throw new Error(`${name} ${version} has no ${path} in the store`);
  return { path, content: found.content, brotli: null };
}

const isScript = (path: string) => path.endsWith('.js');

function edit(file: BuiltFile, change: (text: string) => string): BuiltFile {
  return { ...file, content: Buffer.from(change(file.content.toString())) };
}

/** Scripts hold the hashes of files that they load, so a change goes on from one to the next. */
function withHashes(built: BuiltFile[], before: Release['files']): BuiltFile[] {
  const after = fileTable(built);
  const changed = Object.entries(before).filter(
    ([path, { integrity }]) => integrity !== after[path]?.integrity,
  );
  if (changed.length === 0) return built;
  const rewrite = (text: string) =>
    changed.reduce(
      (result, [path, { integrity }]) => result.replaceAll(integrity, after[path]?.integrity ?? ''),
      text,
    );
  return withHashes(
    built.map((file) => (isScript(file.path) ? edit(file, rewrite) : file)),
    after,
  );
}

/**
 * Stores a release like a stored one except for a change, made in its built files: in a moment, and
 * whole, with hashes, description and globals of its own, as if it had been built from other sources.
 */
export async function storeVariant(
  files: Files,
  name: string,
  version: string,
  { id, file, change }: Variant,
): Promise<ReleaseRef> {
  const stored = await readRelease(files, name, version);
  if (!stored) throw new Error(`${name} ${version} is not in the store`);
  const { release } = stored;
  const container = `${release.container}_${id}`;
  const paths = Object.keys(release.files);
  const built = (await Promise.all(paths.map((path) => read(files, release, path)))).map((one) => {
    const own = isScript(one.path)
      ? edit(one, (text) => text.replaceAll(release.container, container))
      : one;
    if (one.path !== file || !change) return own;
    const changed = edit(own, change);
    if (changed.content.equals(own.content)) throw new Error(`${id} changes nothing in ${file}`);
    return changed;
  });
  const whole = withHashes(built, release.files);
  const table = fileTable(whole);
  const variant = { ...release, version: contentVersion(table), container, files: table };
  const digest = await upload(files, variant, whole);
  return { name, version: variant.version, digest };
}
