import { renderHook } from '@testing-library/react';
import { pagedResource } from '../data/resource.ts';
import { usePaged } from '../data/use-paged.ts';
import type { FakeCall } from './fake-server.ts';

/** For tests: a list by pages. */
export const ledger = pagedResource('/api/ledger.php', {
  of: ({ entries }) => entries,
  id: ({ id }) => id,
  lasts: 60_000,
});

export const watchLedger = () => renderHook(() => usePaged(ledger));

/** Entry `b` moves to the second page while one reads. */
export function page({ query }: FakeCall) {
  const ids = query.cursor === 'next' ? ['b', 'c'] : ['a', 'b'];
  return { entries: ids.map((id) => ({ id })), cursor: query.cursor === 'next' ? null : 'next' };
}
