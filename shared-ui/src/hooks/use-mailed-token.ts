import { useLocation, useNavigate, useSearchParams } from '@afterglow/shared-ui/router';
import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It leaves the address bar, and with it bookmarks, screenshots and
 * what other sites are told; a reload still finds it in the history entry.
 */
export function useMailedToken(): string | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = query.get('token');
  const [token] = useState(() => given ?? (state as { token?: string } | null)?.token ?? null);

  useEffect(() => {
    if (given) navigate(pathname, { replace: true, state: { token: given } });
  }, [given, pathname, navigate]);

  return token;
}
