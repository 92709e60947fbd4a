import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRegistry } from '@afterglow/federation/registry/registry';
import { publish } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { changeRegistry } from '@afterglow/federation/store/registry-file';
import { readRelease } from '@afterglow/federation/store/releases';
import type { Row } from '../../tools/test/skew/pairings.ts';
import type { Plan } from '../../tools/test/skew/plan.ts';

/** Versions of a package in the order in which they went live; the last one is. */
function versionsInOrder({ versions }: Plan, { old, failing }: Row, name: string): string[] {
  const both = versions[name] ?? { old: '', new: '' };
  if (failing.includes(name)) return [both.old, both.new];
  // Nothing to fall back to: a version that does not fit has to show.
  return [old.includes(name) ? both.old : both.new];
}

/** Makes a store in which exactly the row's versions are live. */
export async function fillStore(folder: string, plan: Plan, row: Row): Promise<void> {
  symlinkSync(join(plan.store, 'releases'), join(folder, 'releases'));
  const files = diskFiles(folder);
  const wanted = Object.keys(plan.versions).flatMap((name) =>
    versionsInOrder(plan, row, name).map((version) => ({ name, version })),
  );
  const refs = await Promise.all(
    wanted.map(async (ref) => {
      const stored = await readRelease(files, ref.name, ref.version);
      if (!stored) throw new Error(`${ref.name} ${ref.version} is not in ${plan.store}`);
      return { ...ref, digest: stored.digest };
    }),
  );
  const note = { who: 'test', why: '', what: 'packages of two revisions' };
  await changeRegistry(files, writerKeys(keySource(process.env)), note, () =>
    refs.reduce((registry, ref) => publish(registry, ref, { kind: 'live' }), emptyRegistry),
  );
}
