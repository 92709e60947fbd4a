import { type Payment, resource, useData } from '@afterglow/shared-state';
import { useEffect, useRef } from 'react';
import { isWaiting } from '../payment/payment.ts';

/** Seconds between looks, as the net under the live events; the last one goes on. */
const pauses = [2, 2, 3, 5, 8, 13, 20];

const paymentById = resource('/api/payment.php', {
  of: (answer): Payment => answer.payment,
  topics: ['payment:changed'],
});

/** A payment and how it goes on: told by the server, asked for now and then, or by hand. */
export function usePayment(id: string) {
  const { data: payment, error, loading: checking, reload: check } = useData(paymentById, { id });
  const looks = useRef(0);

  const goesOn = payment !== null && isWaiting(payment) && !checking;
  useEffect(() => {
    if (!goesOn) return;
    const seconds = pauses[Math.min(looks.current, pauses.length - 1)] ?? 0;
    const timer = setTimeout(() => {
      looks.current += 1;
      check();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [goesOn, check]);

  return { payment, error, checking, check };
}
