import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TopNav } from '../navigation/top-nav.tsx';
import { TimeBonusBanner } from '../warnings/time-bonus-banner.tsx';
import { Warnings } from '../warnings/warnings.tsx';
import { Frame } from './frame.tsx';
import styles from './layouts.module.scss';

interface Props {
  children: ReactNode;
}

/** Top navigation, alerts, content, footer. */
export function DefaultLayout({ children }: Props) {
  return (
    <Frame
      className={styles.content ?? ''}
      header={
        <>
          <TimeBonusBanner />
          <TopNav />
          <Warnings />
        </>
      }
      footer={
        <>
          <Footer />
          <TabBar />
        </>
      }
    >
      {children}
    </Frame>
  );
}
