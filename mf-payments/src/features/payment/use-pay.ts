import { ApiError, unsent } from '@afterglow/shared-state';
import { useEffect, useRef, useState } from 'react';
import { leaveFor } from './leave-for.ts';
import { type Order, startPayment } from './start-payment.ts';

/** Places an order and leaves for the page where it is paid. A second press meanwhile does nothing. */
export function usePay(leave: (address: string) => void = leaveFor) {
  const [paying, setPaying] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const release = useRef<(() => void) | null>(null);

  function stop(): void {
    release.current?.();
    release.current = null;
    setPaying(false);
  }

  async function pay(order: Order, replaces: string | null): Promise<void> {
    if (release.current) return;
    release.current = unsent.hold('payment');
    setPaying(true);
    setError(null);
    const here = location.pathname;
    try {
      const address = await startPayment(order, replaces);
      // Whoever went on meanwhile stays there: what is open can be paid from every order.
      if (location.pathname === here) leave(address);
      else stop();
    } catch (problem) {
      stop();
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
    }
  }

  useEffect(() => {
    // Back from the provider the browser may show this very page again.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) stop();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      release.current?.();
    };
  }, []);

  return { pay, paying, error };
}
