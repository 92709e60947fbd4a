import { useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink } from '@afterglow/shared-ui/router';
import { useRef } from 'react';
import { useIsHidden } from '../boot/use-route.ts';
import { LanguageMenu } from '../language/language-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BackButton } from './back-button.tsx';
import { CreditsLink } from './credits-link.tsx';
import { type MainItem, useMainItems } from './main-items.tsx';
import { SiteBrand } from './site-brand.tsx';
import styles from './top-nav.module.scss';
import { useFold } from './use-fold.ts';
import { VisitorButton } from './visitor-button.tsx';

export function TopNav() {
  const { t } = useTranslation();
  const { user, status } = useSession();
  const isHidden = useIsHidden('top-bar');
  const bar = useRef<HTMLElement>(null);
  useFold(bar);
  return (
    <header className={`topnav ${isHidden ? styles.notOnPhones : ''}`}>
      <nav ref={bar} className={`wrapx in ${styles.bar}`} aria-label={t('nav.main')}>
        <BackButton />
        <SiteBrand />
        {user && <MainLinks />}
        <span className={styles.rest} />
        {user ? (
          <>
            <CreditsLink />
            <span className="d-desk">
              <AccountMenu user={user} />
            </span>
          </>
        ) : (
          <>
            <LanguageMenu compact />
            {status !== 'unknown' && <VisitorButton />}
          </>
        )}
      </nav>
    </header>
  );
}

/** On phones the tab bar has these. */
function MainLinks() {
  const { search, messages, likes } = useMainItems();
  const items: MainItem[] = [search, messages, likes];
  return (
    <ul className={styles.links}>
      {items.map(({ to, icon: Icon, label, count }) => (
        <li key={to}>
          <NavLink className="nv" to={to} title={label}>
            <Icon className="i" aria-hidden="true" />
            <span className={styles.label}>{label}</span>
            {count}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
