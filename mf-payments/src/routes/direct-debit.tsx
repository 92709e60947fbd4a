import { paths, usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { headingInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useSearchParams } from '@afterglow/shared-ui/router';
import styles from '../features/direct-debit/direct-debit.module.scss';
import { DirectDebit } from '../features/direct-debit/direct-debit.tsx';
import { usePayment } from '../features/result/use-payment.ts';

/** /directdebit?payment=: without an order to pay there are the packages to choose from. */
export default function DirectDebitPage() {
  const [search] = useSearchParams();
  const id = search.get('payment');
  return id ? <OrderToPay id={id} /> : <Navigate to={paths.creditPackages()} replace />;
}

interface Props {
  id: string;
}

function OrderToPay({ id }: Props) {
  const { t } = useTranslation();
  const { payment, error, check } = usePayment(id);
  usePageTitle(t('debit.title'));
  const isUnknown = error?.status === 404 || error?.status === 400;
  if (!payment && isUnknown) return <Navigate to={paths.creditPackages()} replace />;
  const isToPay = payment?.status === 'open' && payment.paymentmethod === 'sdd';
  if (payment && !isToPay) return <Navigate to={paths.transaction(id)} replace />;
  return (
    <div ref={headingInherits} className={`wrapx ${styles.page}`} aria-busy={!payment && !error}>
      {payment ? <DirectDebit payment={payment} /> : <h1>{t('debit.title')}</h1>}
      {!payment && !error && <ListSkeleton rows={3} />}
      {!payment && error && (
        <ErrorState title={t('payment.failed')} retryLabel={t('retry')} onRetry={check}>
          {error.message}
        </ErrorState>
      )}
    </div>
  );
}
