import { useSession, useTimeBonus } from '@afterglow/shared-state';
import type { ReactNode } from 'react';
import { Slot } from '../boot/slot.tsx';
import { useRoute } from '../boot/use-route.ts';
import { Footer } from '../footer/footer.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TopNav } from '../navigation/top-nav.tsx';
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

function TimeBonusBanner() {
  const isInMembersArea = useRoute()?.area === 'members';
  const isMember = useSession((state) => state.user !== null);
  const isVisible = useTimeBonus((state) => state.visible);
  if (!isMember || !isVisible || !isInMembersArea) return null;
  return <Slot name="banner:time-bonus" />;
}
