import type { PageRouter } from '@afterglow/shared-ui/router';
import { createContext, useContext } from 'react';
import type { Platform } from './platform.ts';

export interface PlatformValue {
  platform: Platform;
  router: PageRouter;
}

export const PlatformContext = createContext<PlatformValue | null>(null);

export function usePlatform(): PlatformValue {
  const value = useContext(PlatformContext);
  if (!value) throw new Error('there is no platform around this component');
  return value;
}
