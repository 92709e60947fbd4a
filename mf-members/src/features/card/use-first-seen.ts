import { type Card, useSession } from '@afterglow/shared-state';
import { useIsDrawn } from '@afterglow/shared-ui/hooks/use-is-drawn';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';

/** Rows of cards that no screen shows whole: four, of two columns on a phone, of four elsewhere. */
const most = { narrow: 8, wide: 16 };

/**
 * All members; where a page is drawn ahead, for one member alone, those that can be seen without
 * scrolling. What is drawn for visitors is kept for others.
 */
export function useFirstSeen(members: readonly Card[]): readonly Card[] {
  const isForOne = useSession((state) => state.user !== null);
  const isDrawn = useIsDrawn();
  const isWide = useMediaQuery('(min-width: 768px)');
  return isDrawn && isForOne ? members.slice(0, isWide ? most.wide : most.narrow) : members;
}
