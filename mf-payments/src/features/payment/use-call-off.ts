import { ApiError, bus, del, toast } from '@afterglow/shared-state';
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { useState } from 'react';
import { attempts } from './attempt.ts';

/** Calls an order off that is not paid, and says `done`, or why that cannot be; prices are asked for again. */
export function useCallOff(done: string) {
  const [busy, setBusy] = useState(false);

  async function callOff(payment: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await del('/api/payment.php', { query: { id: payment } });
      attempts.over(payment);
      toast({ kind: 'ok', text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Perhaps it is: then the same would lead to the page of the one that was.
      if (!wasRefused(error)) attempts.over(payment);
      toast({ kind: 'error', text: error.message });
    } finally {
      setBusy(false);
      // What holds here by now is for the server to say, also where no stream tells it.
      bus.emit('payment:changed', { payment });
    }
  }

  return callOff;
}
