import { get } from '@afterglow/shared-state';
import type { Package } from '../packages/package.ts';
import type { Method } from '../payment/payment.ts';

interface Answer {
  order: { package: Package; paymentmethod: Method } | null;
}

/** What a repeated order would be, at today's price; null when nothing was bought yet. */
export function fetchRepeatOrder(signal?: AbortSignal): Promise<Answer> {
  return get('/api/repeat-order.php', { ...(signal && { signal }) });
}
