/** Keeps what was used last, and no more than `most`. */
export function mostRecent<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set(key: string, value: T): void {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    /** Lets go of what is over. */
    sweep(isOver: (value: T) => boolean): void {
      for (const [key, value] of kept) if (isOver(value)) kept.delete(key);
    },
  };
}
