import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

interface Props {
  children: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: 'neutral' | 'new' | 'ok' | 'glass';
  className?: string;
}

export function Badge({ children, icon: Icon, tone = 'neutral', className }: Props) {
  return (
    <span className={cx('bdg', tone !== 'neutral' && `bdg-${tone}`, className)}>
      {Icon && <Icon className="i" aria-hidden="true" />}
      {children}
    </span>
  );
}
