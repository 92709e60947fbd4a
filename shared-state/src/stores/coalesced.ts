/** At most one run at a time; all calls made during a run share one more run after it. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  return function call(): Promise<void> {
    if (!current) {
      current = run().finally(() => {
        current = null;
      });
      return current;
    }
    following ??= current
      .catch(() => {})
      .then(() => {
        following = null;
        return call();
      });
    return following;
  };
}
