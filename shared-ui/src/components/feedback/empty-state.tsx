import { type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface Props {
  /** In the photo shape in front. */
  icon: LucideIcon;
  title: ReactNode;
  /** Where this is all there is on a page: its title is the heading of it. */
  asHeading?: boolean | undefined;
  heading?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
  /** One button that solves it. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action, ...props }: Props) {
  const { asHeading, heading } = props;
  return (
    <div className="empty">
      <div className="empty-art" aria-hidden="true">
        <span className="back">
          <UserRound className="i" />
        </span>
        <span className="front">
          <Icon className="i" />
        </span>
      </div>
      {asHeading ? (
        <h1 ref={heading} className="h2">
          {title}
        </h1>
      ) : (
        <h2>{title}</h2>
      )}
      {children && <p>{children}</p>}
      {action && <div className="act">{action}</div>}
    </div>
  );
}
