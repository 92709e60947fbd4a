import type { ReactNode } from 'react';
import { Frame, strictCountries } from './frame.tsx';

interface Props {
  children: ReactNode;
}

/** Nothing but the content. */
export function EmptyLayout({ children }: Props) {
  return <Frame warnIn={strictCountries}>{children}</Frame>;
}
