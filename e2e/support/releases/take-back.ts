import { rollBack } from '@afterglow/federation/registry/steps';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry } from '@afterglow/federation/store/registry-file';
import type { Product } from '../product/product.ts';

/** Makes the version before live again, for everybody. */
export async function takeBack(
  { storeFolder }: Pick<Product, 'storeFolder'>,
  name: string,
): Promise<void> {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const note = { who: 'test', what: `${name} taken back`, why: 'test' };
  await changeRegistry(files, keys, note, (current) => rollBack(current, name));
}
