import type { ReactNode } from 'react';
import { Frame, strictCountries } from './frame.tsx';

/** Nothing but the content. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <Frame warnIn={strictCountries}>{children}</Frame>;
}
