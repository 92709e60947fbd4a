import { startCanary } from '@afterglow/federation/registry/steps';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry, startingPoint } from '@afterglow/federation/store/registry-file';
import type { Product } from '../product/product.ts';
import { storeVariant, type Variant } from './variant.ts';

/** Puts a variant of the live release on trial with half of the browsers; resolves to its version. */
export async function tryVariant(
  { storeFolder }: Pick<Product, 'storeFolder'>,
  name: string,
  variant: Variant,
): Promise<string> {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const { registry } = await startingPoint(files, keys.accepted);
  const ref = await storeVariant(files, name, registry.channels[name]?.live ?? '', variant);
  const note = { who: 'test', what: `${name} ${ref.version} on trial`, why: variant.id };
  await changeRegistry(files, keys, note, (current) => startCanary(current, ref, 50));
  return ref.version;
}
