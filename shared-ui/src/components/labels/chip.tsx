import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

interface Props {
  children: ReactNode;
  icon?: LucideIcon;
  /** Makes it a toggle (filter, interest, reason). */
  selected?: boolean;
  onClick?: () => void;
  /** Adds a cross: the whole chip removes itself. The word goes into the accessible name. */
  removeLabel?: string;
  /** A static chip that both members share. */
  common?: boolean;
}

/** With `onClick` a button, else a static fact. */
export function Chip(props: Props) {
  const { children, icon: Icon, selected, onClick, removeLabel, common } = props;
  const content = (
    <>
      {Icon && <Icon className="i" aria-hidden="true" />}
      {children}
    </>
  );
  if (!onClick) return <span className={cx('chip static', common && 'common')}>{content}</span>;
  return (
    <button type="button" className="chip" aria-pressed={selected} onClick={onClick}>
      {content}
      {removeLabel && (
        <>
          <span className="visually-hidden">, {removeLabel}</span>
          <X className="i" aria-hidden="true" />
        </>
      )}
    </button>
  );
}
