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
      keysBelow(photos, '').catch((error: Error) => {
        // A folder that nobody has put anything into yet.
        if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return [];
        throw error;
      }),
    read: (key) => photos.getBytes(key).catch(() => undefined),
    write: (key, content) => photos.put(key, content),
  };
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
