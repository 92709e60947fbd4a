import type { PagedData } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { leadToMore } from '@afterglow/shared-ui/hooks/lead-to-more';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './history.module.scss';

interface Props<T> {
  list: PagedData<unknown, T>;
  row: (item: T) => ReactNode;
  failed: string;
  empty: string;
  emptyText: string;
}

/** A card of rows that shows more on demand. */
export function PageList<T>({ list, row, failed, empty, emptyText }: Props<T>) {
  const { t } = useTranslation();
  const { items, hasMore, loading, error, more } = list;
  const isEmpty = items.length === 0;
  return (
    <section ref={neighbourInherits} className={`card-x ${styles.rows}`} aria-busy={loading}>
      {items.map(row)}
      {isEmpty && loading && <ListSkeleton rows={4} />}
      {error && (
        <ErrorState title={failed} retryLabel={t('retry')} onRetry={more}>
          {error.message}
        </ErrorState>
      )}
      {isEmpty && !loading && !error && (
        <EmptyState icon={Receipt} title={empty}>
          {emptyText}
        </EmptyState>
      )}
      {hasMore && !error && (
        <Button variant="tonal" block className="my-3" loading={loading} onClick={leadToMore(more)}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}
