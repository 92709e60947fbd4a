/** Something that is fetched once and kept; a failed fetch is forgotten, so that it can be retried. */
export function lookup<T>(fetch: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= fetch().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
