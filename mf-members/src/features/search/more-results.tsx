import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { leadToMore } from '@afterglow/shared-ui/hooks/lead-to-more';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNearEnd } from './use-near-end.ts';
import type { Search } from './use-search.ts';

interface Props {
  search: Pick<Search, 'hasMore' | 'loading' | 'loadMore'> & { error: Error | null };
}

/** After the last card: the next page comes before one gets there, or by the button. */
export function MoreResults({ search }: Props) {
  const { t } = useTranslation();
  const { hasMore, loading, error, loadMore } = search;
  const end = useNearEnd(hasMore && !loading && !error, loadMore);
  if (!hasMore) return null;
  return (
    <div ref={end} className="mt-4">
      {loading && <MemberGridSkeleton count={4} />}
      {error && (
        <ErrorState
          title={t('results.moreFailed')}
          retryLabel={t('results.retry')}
          onRetry={loadMore}
        >
          {error.message}
        </ErrorState>
      )}
      {!error && (
        <p className="tc mt-4">
          <Button variant="tonal" loading={loading} onClick={leadToMore(loadMore)}>
            {t('results.showMore')}
          </Button>
        </p>
      )}
    </div>
  );
}
