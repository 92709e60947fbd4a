import type { LucideIcon } from 'lucide-react';
import { cx } from '../../cx.ts';

interface Props {
  icon: LucideIcon;
  tone?: 'primary' | 'gold' | 'ok' | 'warn' | 'err';
  size?: 'sm' | 'lg';
}

/** A big round icon that says how something ended. */
export function Stamp({ icon: Icon, tone = 'primary', size = 'lg' }: Props) {
  return (
    <span
      className={cx('stamp', tone !== 'primary' && `stamp-${tone}`, size === 'sm' && 'sm')}
      aria-hidden="true"
    >
      <Icon className="i" />
    </span>
  );
}
