import type { Left } from './account.ts';

/** A key that was written into a storage of the browser. */
export interface Written extends Pick<Left, 'stack'> {
  storage: 'localStorage' | 'sessionStorage';
  key: string;
}

declare global {
  interface Window {
    writtenKeys(): Written[];
  }
}

/** Notes who wrote which key. */
export function watchStorage(): void {
  const { manners } = window;
  const storages = ['localStorage', 'sessionStorage'] as const;
  const written = new Map<string, Written>();
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    const storage = this === sessionStorage ? 'sessionStorage' : 'localStorage';
    written.set(`${storage} ${key}`, { storage, key, stack: manners.stack() });
  };
  const there = (storage: Written['storage']) => Object.keys(window[storage]);
  const before = new Set(storages.flatMap((storage) => there(storage).map((key) => storage + key)));
  const writtenKeys = () => {
    for (const storage of storages) {
      for (const key of there(storage)) {
        // `localStorage.key = …` goes another way.
        const isKnown = before.has(storage + key) || written.has(`${storage} ${key}`);
        if (!isKnown) written.set(`${storage} ${key}`, { storage, key, stack: '' });
      }
    }
    return [...written.values()];
  };
  Object.defineProperty(window, 'writtenKeys', { value: writtenKeys });
}
