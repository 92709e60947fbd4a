import type { Memory } from '../loader/failed-versions.ts';

/** A browser's storage for tests. */
export function memoryOf(): Memory {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
