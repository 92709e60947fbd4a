import { type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

interface Props {
  /** In the photo shape in front. */
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  /** One button that solves it. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon: Icon, title, children, action, className }: Props) {
  return (
    <div className={cx('empty', className)}>
      <div className="empty-art" aria-hidden="true">
        <span className="back">
          <UserRound className="i" />
        </span>
        <span className="front">
          <Icon className="i" />
        </span>
      </div>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="act">{action}</div>}
    </div>
  );
}
