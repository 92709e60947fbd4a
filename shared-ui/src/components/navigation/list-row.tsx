import { Link } from '@afterglow/shared-ui/router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

interface Props {
  icon?: LucideIcon;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right: a switch, an amount, a button. */
  control?: ReactNode;
  /** Makes the row a link, or else a button. */
  to?: string;
  onClick?: () => void;
  danger?: boolean;
}

export function ListRow({ icon: Icon, title, detail, control, to, onClick, danger }: Props) {
  const className = cx('lrow', danger && 'danger');
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
      <Link className={className} to={to}>
        {content}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className={className} onClick={onClick}>
        {content}
      </button>
    );
  return <div className={className}>{content}</div>;
}
