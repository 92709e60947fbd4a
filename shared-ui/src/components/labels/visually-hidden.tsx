import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: Props) {
  return <span className="visually-hidden">{children}</span>;
}
