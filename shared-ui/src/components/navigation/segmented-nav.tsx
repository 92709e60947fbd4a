import { NavLink } from '@afterglow/shared-ui/router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count } from '../labels/count.tsx';

interface Item {
  to: string;
  label: ReactNode;
  icon?: LucideIcon;
  /** Shown as a badge when above 0. */
  count?: number;
  /** What the number means, for screen readers: "12 new". */
  countLabel?: string;
}

interface Props {
  /** Names the navigation. */
  label: string;
  items: readonly Item[];
}

/** A segmented control whose options are pages. */
export function SegmentedNav({ label, items }: Props) {
  return (
    <nav className="seg" aria-label={label}>
      {items.map(({ to, label: text, icon: Icon, count = 0, countLabel }) => (
        <NavLink key={to} to={to}>
          {Icon && <Icon className="i" aria-hidden="true" />}
          <span>{text}</span>
          <Count value={count} label={countLabel} />
        </NavLink>
      ))}
    </nav>
  );
}
