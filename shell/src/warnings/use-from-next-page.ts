import { useLocation } from '@afterglow/shared-ui/router';
import { useState } from 'react';

/**
 * What is found out while a page stands there becomes true with the next page, so that nothing moves
 * under a finger. What ends, ends at once.
 */
export function useFromNextPage(isSo: boolean): boolean {
  const { pathname } = useLocation();
  const [kept, keep] = useState({ pathname, isSo });
  if (kept.pathname !== pathname) {
    keep({ pathname, isSo });
    return isSo;
  }
  return kept.isSo && isSo;
}
