import type { ReactNode } from 'react';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TopNav } from '../navigation/top-nav.tsx';
import { TimeBonusBanner } from '../warnings/time-bonus-banner.tsx';
import { Frame, strictCountries } from './frame.tsx';

interface Props {
  children: ReactNode;
}

/** The bars and the conversation, which has the rest of the screen. */
export function ChatLayout({ children }: Props) {
  return (
    <Frame
      warnIn={strictCountries}
      header={
        <>
          <TimeBonusBanner />
          <TopNav />
        </>
      }
      footer={<TabBar />}
    >
      {children}
    </Frame>
  );
}
