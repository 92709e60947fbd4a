import { type Payment, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CloudOff, RotateCw } from 'lucide-react';
import { returnedOf } from '../payment/payment.ts';
import { Completed } from './completed.tsx';
import { Failed } from './failed.tsx';
import { LoadingResult } from './loading-result.tsx';
import { Returned } from './returned.tsx';
import { UnknownPayment } from './unknown-payment.tsx';
import { useArrival } from './use-arrival.ts';
import { usePayment } from './use-payment.ts';
import { Waiting } from './waiting.tsx';

type View = 'loading' | 'waiting' | 'completed' | 'returned' | 'failed';

const viewOf = (payment: Payment | null, hasArrived: boolean): View => {
  if (!payment) return 'loading';
  if (payment.status === 'completed') {
    if (!hasArrived) return 'loading';
    return returnedOf(payment) > 0 ? 'returned' : 'completed';
  }
  return payment.status === 'open' || payment.status === 'pending' ? 'waiting' : 'failed';
};

interface Props {
  id: string;
}

/** /transactions/:id: how a payment stands; it changes by itself. */
export function ResultPage({ id }: Props) {
  const { t } = useTranslation();
  const { payment, error, checking, check } = usePayment(id);
  const hasArrived = useArrival(payment);
  const isUnknown = !payment && (error?.status === 404 || error?.status === 400);
  const view = viewOf(payment, hasArrived);
  const heading = useHeadingFocus(view);
  usePageTitle(t(`result.titles.${view}`));

  return (
    <div className="wrapx" aria-live="polite">
      {isUnknown && <UnknownPayment />}
      {!payment && error && !isUnknown && (
        <ResultCard
          icon={CloudOff}
          tone="warn"
          title={t('result.unknown.title')}
          actions={
            <Button variant="tonal" size="lg" icon={RotateCw} loading={checking} onClick={check}>
              {t('retry')}
            </Button>
          }
        >
          {error.message}
        </ResultCard>
      )}
      {view === 'loading' && (payment || !error) && <LoadingResult />}
      {payment && view === 'waiting' && (
        <Waiting payment={payment} checking={checking} onCheck={check} heading={heading} />
      )}
      {payment && view === 'completed' && <Completed payment={payment} heading={heading} />}
      {payment && view === 'returned' && <Returned payment={payment} heading={heading} />}
      {payment && view === 'failed' && <Failed payment={payment} heading={heading} />}
    </div>
  );
}
