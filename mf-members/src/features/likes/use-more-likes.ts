import { type LikesType, likes, useLikes } from '@afterglow/shared-state';
import { useCallback, useState } from 'react';

/** The next cards of a list of likes, as `MoreResults` asks for them. */
export function useMoreLikes(type: LikesType) {
  const hasMore = useLikes((state) => likes.hasMore(state, type));
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const loadMore = useCallback(async () => {
    setLoading(true);
    setError(null);
    await likes.more(type).catch(setError);
    setLoading(false);
  }, [type]);
  return { hasMore, loading, error, loadMore };
}
