import type { ComponentType } from 'react';
import { cx } from '../../cx.ts';

interface Props {
  /** An icon, or what stands in its place. */
  icon: ComponentType<{ className?: string }>;
  tone?: 'primary' | 'gold' | 'info' | 'ok' | 'warn' | 'err';
}

/** A big round icon that says how something ended. */
export function Stamp({ icon: Icon, tone = 'primary' }: Props) {
  return (
    <span className={cx('stamp', tone !== 'primary' && `stamp-${tone}`)} aria-hidden="true">
      <Icon className="i" />
    </span>
  );
}
