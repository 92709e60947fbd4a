import { NavLink } from '@afterglow/shared-ui/router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** Names the navigation. */
  label: string;
  links: readonly { to: string; icon: LucideIcon; label: string }[];
  /** What can be done besides going somewhere, below the links. */
  action: { icon: LucideIcon; label: string; onSelect: () => void };
  children: ReactNode;
}

/** A page with the navigation of its area beside it; below 768 px it stands alone. */
export function SidePage({ label, links, action, children }: Props) {
  const { icon: ActionIcon } = action;
  return (
    <div className="wrapx side-page">
      <nav className="card-x side-nav" aria-label={label}>
        {links.map(({ to, icon: Icon, label: text }) => (
          <NavLink key={to} className="side-nav-item" to={to}>
            <Icon className="i" aria-hidden="true" />
            {text}
          </NavLink>
        ))}
        <hr className="hr my-2" />
        <button type="button" className="side-nav-item" onClick={action.onSelect}>
          <ActionIcon className="i" aria-hidden="true" />
          {action.label}
        </button>
      </nav>
      <div className="side-main">{children}</div>
    </div>
  );
}
