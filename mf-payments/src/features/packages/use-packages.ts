import { useCallback } from 'react';
import { useLoaded } from '../use-loaded.ts';
import { fetchPackages } from './fetch-packages.ts';

/** The packages at the prices of a code; the old prices stay while new ones are on the way. */
export function usePackages(code: string | undefined) {
  const load = useCallback((signal: AbortSignal) => fetchPackages(code, signal), [code]);
  return useLoaded(load);
}
