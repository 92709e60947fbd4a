import type { ReactNode } from 'react';
import { LanderFooter } from '../footer/lander-footer.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import { SiteBrand } from '../navigation/site-brand.tsx';
import { Frame, strictCountries } from './frame.tsx';
import styles from './layouts.module.scss';

interface Props {
  children: ReactNode;
}

/** Logo bar, one idea, a quiet line below. */
export function LanderLayout({ children }: Props) {
  return (
    <Frame
      warnIn={strictCountries}
      className={styles.content ?? ''}
      header={
        <header className={`wrapx ${styles.logoBar}`}>
          <SiteBrand />
          <LanguageMenu compact />
        </header>
      }
      footer={<LanderFooter />}
    >
      {children}
    </Frame>
  );
}
