import { paths, useData, usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate } from '@afterglow/shared-ui/router';
import { useEffect } from 'react';
import { lastOrder } from '../features/repeat/last-order.ts';
import styles from '../features/repeat/repeat.module.scss';
import { RepeatCheckout } from '../features/repeat/repeat-checkout.tsx';
import { rememberReturn } from '../features/return-place.ts';

/** /credits/repeat-order: who has bought nothing yet chooses a package first. */
export default function RepeatOrderPage() {
  const { t } = useTranslation();
  const { data, error, loading, reload } = useData(lastOrder);
  usePageTitle(t('repeat.title'));
  useEffect(() => rememberReturn(), []);

  // Direct debit is confirmed by code each time, so it cannot be repeated in one step.
  const order = data?.order?.paymentmethod === 'sdd' ? null : data?.order;
  if (order === null) return <Navigate to={paths.creditPackages()} replace />;
  return (
    <div className={`wrapx ${styles.page}`} aria-busy={loading}>
      <header>
        <h1>{t('repeat.title')}</h1>
        <p className="mut mt-2">{t('repeat.lead')}</p>
      </header>
      {order && <RepeatCheckout order={order} onChanged={reload} />}
      {!order && loading && <ListSkeleton rows={3} />}
      {!order && error && (
        <ErrorState title={t('repeat.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
    </div>
  );
}
