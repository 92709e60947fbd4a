import { useSettings } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Search as SearchIcon } from 'lucide-react';
import { LiveCam } from './live-cam.tsx';
import { Loosen } from './loosen.tsx';
import { MoreResults } from './more-results.tsx';
import { ResultsGrid } from './results-grid.tsx';
import { SignupCard } from './signup-card.tsx';
import type { useFilters } from './use-filters.ts';
import type { Search } from './use-search.ts';

interface Props {
  search: Search;
  chosen: ReturnType<typeof useFilters>;
}

/** What the search came to: loading, failed, nobody, or members and those like them. */
export function Results({ search, chosen }: Props) {
  const { t } = useTranslation();
  const liveCam = useSettings((site) => site.live_cam_url);
  const { found, loading, error, hasMore, loadMore } = search;

  if (!found && error) {
    return (
      <ErrorState title={t('results.failed')} retryLabel={t('results.retry')} onRetry={loadMore}>
        {error.message}
      </ErrorState>
    );
  }
  if (!found) return <MemberGridSkeleton count={loading ? 12 : 8} />;

  if (found.limited && found.total === 0 && !chosen.isChanged) return <SignupCard />;
  return (
    <>
      {found.members.length > 0 ? (
        <ResultsGrid
          members={found.members}
          label={t('results.label')}
          urgent={4}
          extra={found.limited && <SignupCard />}
          between={liveCam && <LiveCam url={liveCam} />}
        />
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={t('results.nobody')}
          action={
            chosen.isChanged && (
              <Button variant="tonal" onClick={chosen.clear}>
                {t('filters.clear')}
              </Button>
            )
          }
        >
          {t('results.nobodyText')}
        </EmptyState>
      )}
      <Loosen looser={found.looser} chosen={chosen} />
      <MoreResults search={search} />
      {!hasMore && found.similar.length > 0 && (
        <section className="mt-6" aria-labelledby="similar-members">
          <h2 id="similar-members" className="mb-3">
            {t('results.similar')}
          </h2>
          <ResultsGrid members={found.similar} label={t('results.similar')} />
        </section>
      )}
    </>
  );
}
