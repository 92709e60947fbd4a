import { useLocation, useNavigate, useSearchParams } from '@afterglow/shared-ui/router';
import { useEffect } from 'react';

/** Which order it is about: a mailed link says so, or the page of the order. */
export type Which = { token: string } | { payment: string };

/**
 * What the address names. A token leaves the address bar, and with it bookmarks and screenshots; a
 * reload still finds it in the history entry.
 */
export function useWithdrawalLink(): Which | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = query.get('token');
  const payment = query.get('payment');
  const token = given ?? (state as { token?: string } | null)?.token;

  useEffect(() => {
    if (given) navigate(pathname, { replace: true, state: { token: given } });
  }, [given, pathname, navigate]);

  if (token) return { token };
  return payment ? { payment } : null;
}
