import { ApiError, bus } from '@afterglow/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPayment } from '../payment/fetch-payment.ts';
import { isWaiting, type Payment } from '../payment/payment.ts';

/** Seconds between looks, as the net under the live events; the last one goes on. */
const pauses = [2, 2, 3, 5, 8, 13, 20];

interface State {
  payment: Payment | null;
  error: ApiError | null;
  checking: boolean;
}

/** A payment and how it goes on: told by the server, asked for now and then, or by hand. */
export function usePayment(id: string) {
  const [state, setState] = useState<State>({ payment: null, error: null, checking: true });
  const looks = useRef(0);

  const check = useCallback(
    async (signal?: AbortSignal) => {
      setState((before) => ({ ...before, checking: true }));
      try {
        const payment = await fetchPayment(id, signal);
        setState({ payment, error: null, checking: false });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (signal?.aborted) return;
        // What is known stays on screen; the next look may succeed.
        setState(({ payment }) => ({ payment, error, checking: false }));
      }
    },
    [id],
  );

  useEffect(() => {
    const leaving = new AbortController();
    setState({ payment: null, error: null, checking: true });
    looks.current = 0;
    void check(leaving.signal);
    return () => leaving.abort();
  }, [check]);

  useEffect(() => {
    const stops = [
      bus.on('payment:changed', ({ payment }) => {
        if (payment === id) void check();
      }),
      bus.on('live:resumed', () => void check()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, check]);

  const { payment, checking } = state;
  const goesOn = payment !== null && isWaiting(payment) && !checking;
  useEffect(() => {
    if (!goesOn) return;
    const seconds = pauses[Math.min(looks.current, pauses.length - 1)] ?? 0;
    const timer = setTimeout(() => {
      looks.current += 1;
      void check();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [goesOn, check]);

  return { ...state, check: () => void check() };
}
