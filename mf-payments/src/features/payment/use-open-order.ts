import { type ApiError, type PaymentStarted, resource, useData } from '@afterglow/shared-state';
import { useEffect } from 'react';

const openOrder = resource('/api/open-order.php', { topics: ['payment:changed'] });

/**
 * What was ordered and not paid yet, in whatever tab or on whatever device; null for nothing. Looks
 * again when the server refused an order because of it.
 */
export function useOpenOrder(refusal: ApiError | null): PaymentStarted | null {
  const { data, reload } = useData(openOrder);
  useEffect(() => {
    if (refusal?.code === 'order_open' || refusal?.code === 'order_paid') reload();
  }, [refusal, reload]);
  return data?.order ?? null;
}

/** The order on its way that the welcome bonus is in, with what comes off without it; null for none. */
export function useHoldingOrder() {
  // An API of the release before does not say.
  return useData(openOrder).data?.holding ?? null;
}
