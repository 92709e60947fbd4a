import { type Payment, useFormat, useSession } from '@afterglow/shared-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { paymentNumber, returnedOf } from '../payment/payment.ts';
import { AfterPaying } from './after-paying.tsx';

interface Props {
  payment: Payment;
  heading?: Ref<HTMLHeadingElement>;
}

/** Paid once, and gone back since: all of it or a part, however it went. */
export function Returned({ payment, heading }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const balance = useSession((state) => state.user?.credits);
  const price = (amount: number) => format.money(amount, payment.currency);
  const back = price(returnedOf(payment));
  return (
    <ResultCard
      icon={Undo2}
      tone="info"
      heading={heading}
      title={t('result.returned.title', { amount: back })}
      facts={[
        {
          term: t('result.paidWith', { method: t(`methods.${payment.paymentmethod}`) }),
          value: price(payment.amount),
        },
        { term: t('result.returned.term'), value: back },
        { term: t('result.balance'), value: format.number(balance ?? 0) },
        { term: t('result.number'), value: paymentNumber(payment.payment_id) },
      ]}
      actions={<AfterPaying payment={payment} />}
    >
      {t('result.returned.text', { count: payment.returned_credits ?? 0 })}
    </ResultCard>
  );
}
