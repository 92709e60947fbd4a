import { goLive } from '@afterglow/federation/registry/steps';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry, startingPoint } from '@afterglow/federation/store/registry-file';
import type { Product } from '../product/product.ts';
import { storeVariant, type Variant } from './variant.ts';

/** Makes a variant of the live release live for everybody; resolves to its version. */
export async function releaseVariant(
  { storeFolder }: Pick<Product, 'storeFolder'>,
  name: string,
  variant: Variant,
): Promise<string> {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const { registry } = await startingPoint(files, keys.accepted);
  const ref = await storeVariant(files, name, registry.channels[name]?.live ?? '', variant);
  const note = { who: 'test', what: `${name} ${ref.version} live`, why: variant.id };
  await changeRegistry(files, keys, note, (current) => goLive(current, ref));
  return ref.version;
}
