import { session } from '@afterglow/shared-state';
import { type RefObject, type UIEvent, useLayoutEffect, useState } from 'react';

interface Place {
  search: string | null;
  top: number;
}

const start: Place = { search: null, top: 0 };
let left = start;
// Whoever logs in next begins at the top.
session.subscribe(({ user }) => {
  if (!user) left = start;
});

/**
 * The search in a list and how far it was scrolled, as they were when it was last on screen; put
 * back whenever `view` is another; null while there is nothing to scroll.
 */
export function useListPlace(list: RefObject<HTMLElement | null>, view: string | null) {
  const [search, show] = useState(left.search);

  useLayoutEffect(() => {
    if (view !== null && list.current) list.current.scrollTop = left.top;
  }, [view, list]);

  return {
    search,
    setSearch(next: string | null): void {
      left = { ...left, search: next };
      show(next);
    },
    onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
      // Out of sight, behind a conversation on a phone, it may say zero.
      if (currentTarget.offsetParent) left = { ...left, top: currentTarget.scrollTop };
    },
  };
}
