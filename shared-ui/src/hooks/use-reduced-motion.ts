import { useMediaQuery } from './use-media-query.ts';

/** True when the member asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
