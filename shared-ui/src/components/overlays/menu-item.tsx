import type { Link } from '@afterglow/shared-ui/router';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: LucideIcon;
  /** A page to go to, or else something to do. */
  to?: string;
  onSelect?: () => void;
  /** For a choice among items: shows a tick. */
  checked?: boolean;
  /** Language of the label, when it differs from the page's. */
  lang?: string;
  danger?: boolean;
}

/** Handed in: imported beside what comes later, the router would be no part of one piece any more. */
export type LinkOfMenu = typeof Link;

export function MenuItem(props: MenuEntry & { Link: LinkOfMenu; onDone: () => void }) {
  const { label, icon, to, onSelect, checked, lang, danger, Link, onDone } = props;
  const Icon = checked === undefined ? icon : Check;
  const choose = () => {
    onDone();
    onSelect?.();
  };
  const common = { className: cx('menu-item', danger && 'danger'), lang, tabIndex: -1 };
  const content = (
    <>
      {Icon && <Icon className="i" aria-hidden="true" />}
      <span className="grow">{label}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link {...common} role="menuitem" to={to} onClick={choose}>
        {content}
      </Link>
    );
  const choice =
    checked === undefined ? {} : ({ role: 'menuitemradio', 'aria-checked': checked } as const);
  return (
    <button {...common} type="button" role="menuitem" {...choice} onClick={choose}>
      {content}
    </button>
  );
}
