import type { RemoteManifest } from '../../../registry/remote-manifest.ts';
import type { Written } from './in-page/storage.ts';
import type { WhereMade } from './where-made.ts';

/**
 * Keys that a remote wrote and that are not its own: what `remote.json` declares under `keeps`, and
 * whatever begins with its name. What shared-state writes for it has a name already.
 */
export function strayKeys(
  written: Written[],
  { name, keeps = [] }: Pick<RemoteManifest, 'name' | 'keeps'>,
  places: WhereMade,
): string[] {
  return written.flatMap(({ storage, key, stack }) => {
    const writer = places.onTop(stack);
    const isOther = writer && writer.remote !== name;
    if (isOther || key.startsWith(name) || keeps.includes(key)) return [];
    const where = places.inStack(stack, name)?.where;
    return [`${key} into ${storage}${where ? `, in ${where}` : ''}`];
  });
}
