import { type Payment, useFormat, useSession } from '@afterglow/shared-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, Crown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { paymentNumber } from '../payment/payment.ts';
import { AfterPaying } from './after-paying.tsx';
import { PremiumMark, PremiumMoment } from './premium-moment.tsx';

interface Props {
  payment: Payment;
  heading?: Ref<HTMLHeadingElement>;
}

const freshMs = 10 * 60_000;

/** Whether this is the moment, and not a look back at it. */
const isFresh = ({ completed_at }: Payment) =>
  !completed_at || Date.now() - Date.parse(completed_at) < freshMs;

/** The credits are there, and have made Premium who was not. */
export function Completed({ payment, heading }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const balance = useSession((state) => state.user?.credits);
  const { credits, amount, currency, paymentmethod, made_premium: isFirst = false } = payment;
  const [isMoment] = useState(() => isFirst && isFresh(payment));
  const plus = t('result.plus', { credits: format.number(credits) });

  const facts = [
    { term: t('result.credits'), value: plus },
    { term: t('result.balance'), value: format.number(balance ?? 0) },
    {
      term: t('result.paidWith', { method: t(`methods.${paymentmethod}`) }),
      value: format.money(amount, currency),
    },
    { term: t('result.number'), value: paymentNumber(payment.payment_id) },
  ];
  const card = (
    <ResultCard
      icon={isMoment ? PremiumMark : isFirst ? Crown : Coins}
      tone={isFirst ? 'gold' : 'ok'}
      heading={heading}
      title={isFirst ? t('result.premium.title') : t('result.completed.title')}
      facts={facts}
      actions={<AfterPaying payment={payment} />}
    >
      {isFirst
        ? t('result.premium.text', { count: credits })
        : t('result.completed.text', { count: credits })}
    </ResultCard>
  );
  return isMoment ? <PremiumMoment>{card}</PremiumMoment> : card;
}
