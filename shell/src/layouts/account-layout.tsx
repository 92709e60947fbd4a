import { useIsPhone } from '@afterglow/shared-ui/hooks/use-is-phone';
import type { ReactNode } from 'react';
import { Slot } from '../boot/slot.tsx';
import styles from './account-layout.module.scss';

interface Props {
  children: ReactNode;
}

/** A member's own pages: where there is room, the way from one to the other stands beside them. */
export function AccountLayout({ children }: Props) {
  const isPhone = useIsPhone();
  return (
    <div className={`wrapx ${styles.account}`}>
      <div className={styles.parts}>
        {!isPhone && (
          <div className={styles.nav}>
            <Slot name="nav:account" />
          </div>
        )}
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
