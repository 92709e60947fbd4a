import { cx } from '@afterglow/shared-ui/cx';
import type { ReactNode } from 'react';
import styles from './join-card.module.scss';
import { SmallPrint } from './small-print.tsx';

interface Props {
  headline: string;
  lead: string;
  className?: string | undefined;
  /** The first question. */
  children: ReactNode;
}

/** What a lander says, its first question, and for whom the site is. */
export function JoinCard({ headline, lead, className, children }: Props) {
  return (
    <div className={cx(styles.card, className)}>
      <h1>{headline}</h1>
      <p className="lead">{lead}</p>
      {children}
      <SmallPrint />
    </div>
  );
}
