import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Composition } from '../registry/composition.ts';
import { type Registry, type ReleaseRef, versionName } from '../registry/registry.ts';
import type { KeyPair } from '../registry/signature.ts';
import { readToken, signToken } from '../registry/token.ts';
import type { Files } from './files.ts';
import { readRelease } from './releases.ts';

const purpose = 'preview';

/** A release that was stored and is live nowhere, and what it was made of. */
const preview = z.strictObject({
  name: z.string(),
  version: versionName,
  digest: z.string(),
  branch: z.string(),
  commit: z.string(),
});

/** Where a package of a branch or of a commit is looked for; names of branches have all kinds of signs. */
function keyOf(kind: 'branch' | 'commit', id: string, name: string): string {
  return `previews/${kind}/${Buffer.from(id).toString('base64url')}/${name}`;
}

/** What it was made of; an empty branch is none. */
export interface Origin {
  branch: string;
  commit: string;
}

/** Remembers a stored release as the latest of its branch and of its commit, signed. */
export async function writePreview(
  files: Files,
  { privateKey }: KeyPair,
  ref: ReleaseRef,
  { branch, commit }: Origin,
): Promise<void> {
  const { name, version, digest } = ref;
  const signed = signToken(purpose, { name, version, digest, branch, commit }, privateKey);
  if (branch) await files.write(keyOf('branch', branch, name), signed);
  await files.write(keyOf('commit', commit, name), signed);
}

async function packagesOf(
  files: Files,
  accepted: KeyObject[],
  kind: 'branch' | 'commit',
  id: string,
): Promise<Composition['packages']> {
  const keys = await files.list(keyOf(kind, id, '').replace(/\/$/, ''));
  const read = await Promise.all(keys.map((key) => files.read(key)));
  const found = read.flatMap((file) => {
    const { data } = preview.safeParse(readToken(purpose, String(file?.content), accepted));
    // One that was signed for another place says so itself.
    return data && data[kind] === id ? [data] : [];
  });
  return Object.fromEntries(
    found.map(({ name, version, digest }) => [name, { version, digest }] as const),
  );
}

/** What is previewed: each package of the commit, else of the branch. */
export async function previewsOf(
  files: Files,
  accepted: KeyObject[],
  { branch, commit }: { [K in keyof Origin]?: string | undefined },
): Promise<Composition['packages']> {
  const ofBranch = branch ? await packagesOf(files, accepted, 'branch', branch) : {};
  const ofCommit = commit ? await packagesOf(files, accepted, 'commit', commit.slice(0, 12)) : {};
  return { ...ofBranch, ...ofCommit };
}

/** Those made after what is live of their package; a branch such as main lives on when its previews went live. */
export async function newerThanLive(
  files: Files,
  { channels }: Registry,
  packages: Composition['packages'],
): Promise<Composition['packages']> {
  const madeAt = async (name: string, version: string | undefined) => {
    const stored = version ? await readRelease(files, name, version) : undefined;
    return stored ? Date.parse(stored.release.createdAt) : 0;
  };
  const newer: Composition['packages'] = {};
  for (const [name, ref] of Object.entries(packages)) {
    const live = await madeAt(name, channels[name]?.live);
    if ((await madeAt(name, ref.version)) > live) newer[name] = ref;
  }
  return newer;
}
