import { get, type Id, type LikesType, likes, useLikes } from '@afterglow/shared-state';
import { useCallback, useState } from 'react';
import { idsWithoutCard } from './likes-lists.ts';

/** So many cards the server gives at once. */
const pageSize = 24;

/** The next cards of a list of likes, as `MoreResults` asks for them. */
export function useMoreLikes(type: LikesType) {
  /** Of whom no card came: they have left since the lists were read. */
  const [gone, setGone] = useState<ReadonlySet<Id>>(new Set());
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const hasMore = useLikes((state) => idsWithoutCard(state, type, gone).length > 0);

  const loadMore = useCallback(async () => {
    setLoading(true);
    setError(null);
    const wanted = idsWithoutCard(likes.getState(), type, gone).slice(0, pageSize);
    try {
      const { profiles } = await get('/api/likes.php', { query: { of: wanted.join(',') } });
      const came = new Set(profiles.map(({ id }) => id));
      setGone(new Set([...gone, ...wanted.filter((id) => !came.has(id))]));
      // Whoever logged out meanwhile leaves nothing behind.
      if (likes.getState().status !== 'ready') return;
      likes.setState((state) => ({
        profiles: [...profiles, ...state.profiles.filter(({ id }) => !came.has(id))],
      }));
    } catch (failure) {
      setError(failure as Error);
    }
    setLoading(false);
  }, [type, gone]);
  return { hasMore, loading, error, loadMore };
}
