import { get } from '@afterglow/shared-state';
import type { Payment } from './payment.ts';

export async function fetchPayment(id: string, signal?: AbortSignal): Promise<Payment> {
  const { payment } = await get('/api/payment.php', {
    query: { id },
    ...(signal && { signal }),
  });
  return payment;
}
