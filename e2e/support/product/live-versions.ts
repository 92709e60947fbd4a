import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';

/** The version that is live of each package, by name. */
export function liveVersions({
  storeFolder,
}: Pick<Product, 'storeFolder'>): Record<string, string> {
  const registry = JSON.parse(readFileSync(join(storeFolder, 'registry.json'), 'utf8')) as {
    channels: Record<string, { live: string }>;
  };
  return Object.fromEntries(
    Object.entries(registry.channels).map(([name, { live }]) => [name, live]),
  );
}
