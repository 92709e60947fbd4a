import { matchPath, useLocation } from '@afterglow/shared-ui/router';
import type { ReactNode } from 'react';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TopNav } from '../navigation/top-nav.tsx';
import { Frame, STRICT_COUNTRIES } from './frame.tsx';
import styles from './layouts.module.scss';

/** The conversation has the screen; on phones it is the list that keeps the bars. */
export function ChatLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isList = matchPath('/chats', pathname) !== null;
  return (
    <Frame
      warnIn={STRICT_COUNTRIES}
      header={
        <div className={isList ? styles.bar : styles.desktopBar}>
          <TopNav />
        </div>
      }
      footer={<TabBar />}
    >
      {children}
    </Frame>
  );
}
