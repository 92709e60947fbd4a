import type { ReactNode } from 'react';
import { Frame, STRICT_COUNTRIES } from './frame.tsx';

/** Nothing but the content. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <Frame warnIn={STRICT_COUNTRIES}>{children}</Frame>;
}
