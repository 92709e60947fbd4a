import type { Files as Photos } from '@afterglow/api/platform/files';
import type { Files as Store } from '@afterglow/federation/store/files';
import { keysBelow } from '@afterglow/federation/store/keys-below';

/** A place with files by key, wherever it is: a folder or a bucket. */
export interface Shelf {
  keys(): Promise<string[]>;
  /** Undefined when it has gone since. */
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
}

/** Photos and pictures of messages. */
export function photoShelf(photos: Photos): Shelf {
  return {
    keys: () =>
      // A folder that nobody has put anything into yet.
      keysBelow(photos, '').catch((error) => absent(error) ?? []),
    read: (key) => photos.getBytes(key).catch(absent),
    write: (key, content) => photos.put(key, content),
  };
}

const names = ['ENOENT', 'NoSuchKey', 'NotFound'];

/** Undefined for what is not there, on a disk or in a bucket; what cannot be read is something else. */
function absent(error: Error): undefined {
  const { code, name } = (error.cause ?? {}) as NodeJS.ErrnoException;
  if (!names.includes(code ?? name)) throw error;
}

const registry = 'registry.json';

/** Releases and the registry; the registry is read first and written last, so it names what is there. */
export function storeShelf(store: Store): Shelf {
  const read = async (key: string) => (await store.read(key))?.content;
  return {
    async keys() {
      const has = await store.read(registry);
      const others = await Promise.all([store.list('history'), store.list('releases')]);
      return [...(has ? [registry] : []), ...others.flat()];
    },
    read,
    write: (key, content) => store.write(key, content),
  };
}
