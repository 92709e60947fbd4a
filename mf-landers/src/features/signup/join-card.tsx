import { cx } from '@afterglow/shared-ui/cx';
import type { ReactNode } from 'react';
import styles from './join-card.module.scss';
import { SignupsClosed } from './signups-closed.tsx';
import { SmallPrint } from './small-print.tsx';
import { useSignupsOpen } from './use-signups-open.ts';

interface Props {
  headline: string;
  lead: string;
  className?: string | undefined;
  /** The first question. */
  children: ReactNode;
}

/** What a lander says, its first question, and for whom the site is; or that nobody can join now. */
export function JoinCard({ headline, lead, className, children }: Props) {
  const canJoin = useSignupsOpen();
  return (
    <div className={cx(styles.card, className)}>
      {canJoin ? (
        <>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          {children}
          <SmallPrint />
        </>
      ) : (
        <SignupsClosed asHeading />
      )}
    </div>
  );
}
