import { Link } from '@afterglow/shared-ui/router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon?: LucideIcon;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right: a switch, an amount, a button. */
  control?: ReactNode;
  /** Makes the row a link, or else a button. */
  to?: string;
  onClick?: () => void;
}

export function ListRow({ icon: Icon, title, detail, control, to, onClick }: Props) {
  const content = (
    <>
      {Icon && (
        <span className="ic">
          <Icon className="i" aria-hidden="true" />
        </span>
      )}
      <span className="grow">
        <span className="lrow-title">{title}</span>
        {detail && <span className="lrow-detail">{detail}</span>}
      </span>
      {control}
      {(to !== undefined || onClick) && !control && (
        <ChevronRight className="i mut3" aria-hidden="true" />
      )}
    </>
  );
  if (to !== undefined)
    return (
      <Link className="lrow" to={to}>
        {content}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className="lrow" onClick={onClick}>
        {content}
      </button>
    );
  return <div className="lrow">{content}</div>;
}
