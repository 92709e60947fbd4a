import { type LikesType, useLikes, usePaged } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MoreResults } from '../search/more-results.tsx';
import { likeList, shownOf } from './like-list.ts';
import { LikesEmpty } from './likes-empty.tsx';
import { LikesGrid } from './likes-grid.tsx';

interface Props {
  type: LikesType;
}

/** One of the three lists: new likes first, then the earlier ones. */
export function LikesList({ type }: Props) {
  const { t } = useTranslation();
  const decided = useLikes((state) => state.decided);
  const { items, pages, hasMore, loading, error, more } = usePaged(likeList, { type });

  if (pages.length === 0 && error) {
    return (
      <ErrorState
        title={t('likes.failed')}
        retryLabel={t('results.retry')}
        onRetry={more}
        retrying={loading}
      >
        {t('likes.failed_text')}
      </ErrorState>
    );
  }
  if (pages.length === 0) return <MemberGridSkeleton count={8} />;

  const { fresh, earlier } = shownOf(items, type, decided);
  if (fresh.length + earlier.length === 0 && !hasMore) return <LikesEmpty type={type} />;
  return (
    <>
      {fresh.length > 0 && (
        <>
          <h2 className="h3 mb-3">{t('likes.new')}</h2>
          <LikesGrid members={fresh} type={type} label={t('likes.new')} isNew />
          {earlier.length > 0 && <h2 className="h3 mt-5 mb-3">{t('likes.earlier')}</h2>}
        </>
      )}
      {earlier.length > 0 && <LikesGrid members={earlier} type={type} label={t(`likes.${type}`)} />}
      <MoreResults search={{ hasMore, loading, error, loadMore: more }} />
    </>
  );
}
