import { type ApiError, type PaymentStarted, resource, useData } from '@afterglow/shared-state';
import { useEffect } from 'react';

const openOrder = resource('/api/open-order.php', { topics: ['payment:changed'] });

/**
 * What was ordered and not paid yet, in whatever tab or on whatever device; null for nothing. Looks
 * again when an order failed: another one was in its way, or it is made and its provider is away.
 */
export function useOpenOrder(refusal: ApiError | null): PaymentStarted | null {
  const { data, reload } = useData(openOrder);
  useEffect(() => {
    if (refusal) reload();
  }, [refusal, reload]);
  return data?.order ?? null;
}

/** A payment on its way, unless the welcome bonus in it is spoken of; null for none. */
export function useOnWay() {
  const { data } = useData(openOrder);
  const onWay = data?.on_way ?? null;
  return onWay?.payment_id === data?.holding?.payment.payment_id ? null : onWay;
}

/** The order on its way that the welcome bonus is in, with what comes off without it; null for none. */
export function useHoldingOrder() {
  // An API of the release before does not say.
  return useData(openOrder).data?.holding ?? null;
}
