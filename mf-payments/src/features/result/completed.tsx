import { paths, session, useFormat, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, Crown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptCode } from '../discount/kept-code.ts';
import { fetchTransactions } from '../history/fetch-transactions.ts';
import { attempts } from '../payment/attempt.ts';
import { type Payment, paymentNumber } from '../payment/payment.ts';
import { LoadingResult } from './loading-result.tsx';
import { NextStep } from './next-step.tsx';

/** The credits are there. The first ones have made the member Premium. */
export function Completed({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const balance = useSession((state) => state.user?.credits);
  const arrival = useArrival(payment);
  const { credits, amount, currency, paymentmethod } = payment;
  const plus = t('result.plus', { credits: format.number(credits) });

  if (!arrival) return <LoadingResult />;
  const { isFirst } = arrival;
  const facts = [
    { term: t('result.credits'), value: plus },
    { term: t('result.balance'), value: format.number(balance ?? 0) },
    {
      term: t('result.paidWith', { method: t(`methods.${paymentmethod}`) }),
      value: format.money(amount, currency),
    },
    { term: t('result.number'), value: paymentNumber(payment.payment_id) },
  ];
  return (
    <ResultCard
      icon={isFirst ? Crown : Coins}
      tone={isFirst ? 'gold' : 'ok'}
      title={isFirst ? t('result.premium.title') : t('result.completed.title')}
      facts={facts}
      actions={
        <>
          <NextStep />
          <LinkButton variant="ghost" to={paths.transactions()}>
            {t('result.transactions')}
          </LinkButton>
        </>
      }
    >
      {isFirst
        ? t('result.premium.text', { count: credits })
        : t('result.completed.text', { count: credits })}
    </ResultCard>
  );
}

/**
 * Brings badge, tick and balance of the page up to date, and asks whether this was the first
 * payment. Without an answer it counts as one more.
 */
function useArrival(payment: Payment): { isFirst: boolean } | null {
  const [state, setState] = useState<{ isFirst: boolean } | null>(null);
  const id = payment.payment_id;
  useEffect(() => {
    let wanted = true;
    attempts.end();
    keptCode.remove();
    const loaded = session.load().catch(() => undefined);
    const first = fetchTransactions()
      .then(({ items, cursor }) => {
        const paid = items.filter(({ status }) => status === 'completed');
        return cursor === null && paid.length === 1 && paid[0]?.payment_id === id;
      })
      .catch(() => false);
    void Promise.all([first, loaded]).then(([isFirst]) => {
      if (wanted) setState({ isFirst });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return state;
}
