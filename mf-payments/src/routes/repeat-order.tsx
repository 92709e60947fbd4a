import { useData, usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect } from 'react';
import { InsteadOfRepeat } from '../features/repeat/instead-of-repeat.tsx';
import { lastOrder } from '../features/repeat/last-order.ts';
import styles from '../features/repeat/repeat.module.scss';
import { RepeatCheckout } from '../features/repeat/repeat-checkout.tsx';
import { rememberReturn } from '../features/return-place.ts';

/** /credits/repeat-order: what was bought last, once more. */
export default function RepeatOrderPage() {
  const { t } = useTranslation();
  const { data, error, loading, reload } = useData(lastOrder);
  usePageTitle(t('repeat.title'));
  useEffect(() => rememberReturn(), []);

  const order = data?.order;
  // A direct debit is confirmed by a code each time: its form comes after the button.
  const lead = order?.paymentmethod === 'sdd' ? t('repeat.leadDebit') : t('repeat.lead');
  return (
    <div ref={neighbourInherits} className={`wrapx ${styles.page}`} aria-busy={loading}>
      <header>
        <h1>{t('repeat.title')}</h1>
        <p className="mut mt-2">{lead}</p>
      </header>
      {order === null && <InsteadOfRepeat />}
      {order && <RepeatCheckout order={order} onChanged={reload} />}
      {!data && loading && <ListSkeleton rows={3} />}
      {!data && error && (
        <ErrorState title={t('repeat.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
    </div>
  );
}
