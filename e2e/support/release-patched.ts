import { goLive } from '@afterglow/federation/registry/live';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry, startingPoint } from '@afterglow/federation/store/registry-file';
import { type Patch, patchRelease } from './patch-release.ts';
import type { RunningProduct } from './running-product.ts';

/** Releases what is live with a change, to everybody; resolves to its version. */
export async function releasePatched(
  { storeFolder }: Pick<RunningProduct, 'storeFolder'>,
  name: string,
  patch: Patch,
): Promise<string> {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const { registry } = await startingPoint(files, keys.accepted);
  const ref = await patchRelease(files, name, registry.channels[name]?.live ?? '', patch);
  const note = { who: 'test', what: `${name} ${ref.version} live`, why: patch.id };
  await changeRegistry(files, keys, note, (current) => goLive(current, ref));
  return ref.version;
}
