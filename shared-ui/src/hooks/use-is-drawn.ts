import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True where a page is drawn ahead, for a window that nobody knows: there both ways to show something
 * may stand in the page, and the styles say which of them fits.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
