import { cx } from '@afterglow/shared-ui/cx';
import type { ReactNode } from 'react';
import styles from './message-state.module.scss';

interface Props {
  refused?: boolean;
  children: ReactNode;
}

/** The line under a message: sent, read, on its way, or why it was refused. */
export function MessageState({ refused = false, children }: Props) {
  return (
    <span
      className={cx(styles.state, refused && styles.refused)}
      role={refused ? 'alert' : undefined}
    >
      {children}
    </span>
  );
}
