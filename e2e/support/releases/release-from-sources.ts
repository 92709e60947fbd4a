import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { node } from '../../../tools/setup/paths.mjs';
import type { Product } from '../product/product.ts';
import { type Edit, environmentWithKeys, inEditedCopy } from './edited-copy.ts';

/** Some of what tests release is broken on purpose, and would not pass a browser. */
const unseen = ['--no-browser'];

/** Releases a package by the command, from sources with edits. Rejects with what it said. */
export async function releaseFromSources(
  { storeFolder }: Pick<Product, 'storeFolder'>,
  name: string,
  edits: Edit[],
  options = unseen,
): Promise<void> {
  await inEditedCopy(edits, (copy) => {
    const args = ['federation/release/cli.ts', name, '--store', storeFolder, ...options];
    return promisify(execFile)(node, args, { cwd: copy, env: environmentWithKeys() });
  });
}
