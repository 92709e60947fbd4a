import type { KeyObject } from 'node:crypto';
import type { Composition } from '../registry/composition.ts';
import type { Files } from '../store/files.ts';
import { newerThanLive, type Origin, previewsOf } from '../store/previews.ts';
import type { Together } from './release-together.ts';

/**
 * What the address of a preview shows: what this run made, and what was previewed of the same commit,
 * else of its branch, after what is live. A package that this run did not make is as it is live.
 */
export async function previewPackages(
  files: Files,
  accepted: KeyObject[],
  { outcomes, failures, seen }: Together,
  origin: Origin,
): Promise<Composition['packages']> {
  const found = Object.entries(await previewsOf(files, accepted, origin));
  const made = found.filter(([name, { version }]) =>
    outcomes.some((one) => one.built && one.name === name && one.version === version),
  );
  const asked = new Set([...outcomes, ...failures].map(({ name }) => name));
  const others = Object.fromEntries(found.filter(([name]) => !asked.has(name)));
  return { ...(await newerThanLive(files, seen, others)), ...Object.fromEntries(made) };
}
