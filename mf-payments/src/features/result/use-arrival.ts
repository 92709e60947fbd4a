import { type Payment, session } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { keptCode } from '../discount/kept-code.ts';
import { attempts } from '../payment/attempt.ts';
import { keptChoice } from '../payment/kept-choice.ts';

/** Once a payment is completed: brings badge, tick and balance of the page up to date. False until then. */
export function useArrival(payment: Payment | null): boolean {
  const [hasArrived, setArrived] = useState(false);
  const id = payment?.status === 'completed' ? payment.payment_id : null;
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    if (attempts.endOf(id)) keptCode.remove();
    keptChoice.remove();
    const loaded = session.load().catch(() => undefined);
    void loaded.then(() => {
      if (wanted) setArrived(true);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return hasArrived;
}
