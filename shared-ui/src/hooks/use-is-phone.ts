import { useMediaQuery } from './use-media-query.ts';

/** Below 768 px: sheets, tab bar, one pane. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}
