import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/package-files.ts';
import type { StoreChoice } from './store-choice.ts';

/** What a gateway leaves in its folder while it runs; see gateway/src/releases/used-store.ts. */
const used = z.object({ pid: z.number(), port: z.number(), store: z.string() });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The store of the product that runs on this machine, if one does. */
function runningProduct() {
  const file = join(process.env.DATA_DIR || join(root, '.data'), 'gateway/used-store.json');
  if (!existsSync(file)) return undefined;
  const { data } = used.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return data && isAlive(data.pid) ? data : undefined;
}

/** Why a store may not be the one that somebody thinks of; a line each. */
export function storeNotes(store: StoreChoice): string[] {
  const product = runningProduct();
  const [address] = store.address.split('?');
  return [
    ...(store.unused ? [`${store.unused} is not used: ${store.from} comes first.`] : []),
    ...(product && product.store !== address
      ? [`The product that runs on port ${product.port} uses another: ${product.store}`]
      : []),
  ];
}
