import { readHistory } from '@afterglow/federation/store/history';
import { openFiles } from '@afterglow/federation/store/open';
import type { Product } from '../product/product.ts';

/** What was done last with the releases of a product, by whom and why. */
export async function lastStep({ storeFolder }: Pick<Product, 'storeFolder'>) {
  const [last] = await readHistory(await openFiles(storeFolder, ''), 1);
  return last?.change;
}
