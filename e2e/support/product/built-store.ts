import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../../tools/setup/paths.mjs';

/** The store every test starts from: the releases as `npm test` built them, or STORE_DIR. */
export const builtStore = process.env.STORE_DIR ?? join(cache, 'test/store');

/** Tests release and damage releases; the store they start from stays as it is. */
export function copyStore(folder: string, from = builtStore): void {
  cpSync(from, folder, { recursive: true });
}
