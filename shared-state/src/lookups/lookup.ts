/** Something that is fetched once and kept; a failed fetch is forgotten, so that it can be retried. */
export function lookup<T>(fetch: () => Promise<T>): { (): Promise<T>; forget(): void } {
  let kept: Promise<T> | null = null;
  function load(): Promise<T> {
    kept ??= fetch().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  }
  return Object.assign(load, {
    forget: () => {
      kept = null;
    },
  });
}
