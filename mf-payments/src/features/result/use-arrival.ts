import { get, type Payment, session } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { keptCode } from '../discount/kept-code.ts';
import { attempts } from '../payment/attempt.ts';
import { keptChoice } from '../payment/kept-choice.ts';

/**
 * Once a payment is completed: brings badge, tick and balance of the page up to date, and asks
 * whether this was the first one. Without an answer it counts as one more. Null until then.
 */
export function useArrival(payment: Payment | null): { isFirst: boolean } | null {
  const [state, setState] = useState<{ isFirst: boolean } | null>(null);
  const id = payment?.status === 'completed' ? payment.payment_id : null;
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    if (attempts.endOf(id)) keptCode.remove();
    keptChoice.remove();
    const loaded = session.load().catch(() => undefined);
    const first = get('/api/transactions.php')
      .then(({ transactions, cursor }) => {
        const paid = transactions.filter(({ status }) => status === 'completed');
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
