import { type Payment, paths } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useDelayed } from '@afterglow/shared-ui/hooks/use-delayed';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Clock, RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import { attempts } from '../payment/attempt.ts';
import { leaveFor } from '../payment/leave-for.ts';
import { isTransfer, paymentNumber, takesDays } from '../payment/payment.ts';
import { placeToPay } from '../payment/start-payment.ts';
import { useOpenOrder } from '../payment/use-open-order.ts';
import { GivenWaiver } from './given-waiver.tsx';

/** After so long without news the member probably came back without having paid. */
const patienceMs = 20_000;

interface Props {
  payment: Payment;
  checking: boolean;
  onCheck: () => void;
  heading?: Ref<HTMLHeadingElement>;
}

/** The bank has not told yet. */
export function Waiting({ payment, checking, onCheck, heading }: Props) {
  const { t } = useTranslation();
  const isLate = useDelayed(payment.status === 'open', patienceMs);
  const open = useOpenOrder(null);
  const own = isLate && open?.payment.payment_id === payment.payment_id ? open : null;
  const kept = isLate ? attempts.redirectOf(payment.payment_id) : null;
  const redirect = kept ?? (own && placeToPay(own));
  return (
    <ResultCard
      icon={Clock}
      tone="info"
      heading={heading}
      title={t('result.waiting.title')}
      facts={[
        { term: t('result.order'), value: t('credits', { count: payment.credits }) },
        { term: t('result.number'), value: paymentNumber(payment.payment_id) },
      ]}
      actions={
        <>
          {redirect ? (
            <Button size="lg" block onClick={() => leaveFor(redirect)}>
              {t('result.open.goOn')}
            </Button>
          ) : (
            <LinkButton size="lg" block to={own ? paths.credits(payment.package) : paths.members()}>
              {t(own ? 'result.again' : 'result.browse')}
            </LinkButton>
          )}
          <Button variant="ghost" icon={RotateCcw} loading={checking} onClick={onCheck}>
            {t('result.check')}
          </Button>
          <GivenWaiver waiver={payment.waiver} />
        </>
      }
    >
      {redirect || own
        ? t('result.open.text')
        : t(takesDays(payment) ? 'result.waiting.days' : 'result.waiting.text')}{' '}
      {(redirect || own) && isTransfer(payment) && t('openOrder.sent')}
    </ResultCard>
  );
}
