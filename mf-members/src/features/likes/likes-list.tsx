import { type LikesType, likes, useLikes } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { MoreResults } from '../search/more-results.tsx';
import { LikesEmpty } from './likes-empty.tsx';
import { LikesGrid } from './likes-grid.tsx';
import { membersOf } from './likes-lists.ts';
import { useMoreLikes } from './use-more-likes.ts';

interface Props {
  type: LikesType;
}

/** One of the three lists: new likes first, then the earlier ones. */
export function LikesList({ type }: Props) {
  const { t } = useTranslation();
  const state = useLikes();
  const more = useMoreLikes(type);
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await likes.load().catch(() => {});
    setRetrying(false);
  }

  if (state.status === 'failed') {
    return (
      <ErrorState
        title={t('likes.failed')}
        retryLabel={t('results.retry')}
        onRetry={retry}
        retrying={retrying}
      >
        {t('likes.failed_text')}
      </ErrorState>
    );
  }
  if (state.status !== 'ready') return <MemberGridSkeleton count={8} />;

  const { fresh, earlier } = membersOf(state, type);
  if (fresh.length + earlier.length === 0 && !more.hasMore) return <LikesEmpty type={type} />;
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
      <MoreResults search={more} />
    </>
  );
}
