import { type ApiError, settings, useSettings } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { noConsent } from './consent.tsx';

/**
 * The two boxes of an order and the days that stand there. When the server names others by now, those are
 * shown, and neither box is ticked: what was agreed to is what was read.
 */
export function useConsents(error: ApiError | null) {
  const days = useSettings(({ refund_days }) => refund_days);
  const [consents, setConsents] = useState(noConsent);
  useEffect(() => {
    if (error?.code !== 'refund_days_changed') return;
    setConsents(noConsent);
    // Without an answer the same is said at the next press.
    void settings.load().catch(() => {});
  }, [error]);
  return { consents, setConsents, days };
}
