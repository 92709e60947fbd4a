import { matchRoute } from '@afterglow/federation/registry/route-match';
import { paths, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink, useLocation } from '@afterglow/shared-ui/router';
import { Layers, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { usePlatform } from '../boot/platform-context.ts';
import { useHasPage } from '../boot/use-has-page.ts';
import { useIsHidden } from '../boot/use-route.ts';
import { AccountMenu } from './account-menu.tsx';
import { type MainItem, useMainItems } from './main-items.tsx';
import styles from './tab-bar.module.scss';

export function TabBar() {
  const isMember = useSession((state) => state.user !== null);
  const isHidden = useIsHidden('tab-bar');
  const isShown = isMember && !isHidden;

  useEffect(() => {
    document.body.classList.toggle('has-tabbar', isShown);
    return () => document.body.classList.remove('has-tabbar');
  }, [isShown]);

  return isShown ? <Tabs /> : null;
}

/** About the member, though they look like a visitor's page, who has some of them, too. */
const alsoOwn: string[] = [paths.complaints(), paths.completeSignup()];

/** Whether this is one of the member's own pages, or one below such a page. */
function useIsOwnPage(): boolean {
  const { platform } = usePlatform();
  const { pathname } = useLocation();
  if (alsoOwn.includes(pathname)) return true;
  const [, first] = pathname.split('/');
  return matchRoute(platform.remotes, `/${first}`)?.route.layout === 'account';
}

function Tabs() {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  const { search, messages, likes } = useMainItems();
  const hasPage = useHasPage();
  const isOwnPage = useIsOwnPage();
  const tabs: MainItem[] = [
    { ...search, label: t('nav.searchShort') },
    { to: paths.swipeGame(), icon: Layers, label: t('nav.swipe') },
    messages,
    likes,
  ].filter(({ to }) => hasPage(to));
  return (
    <nav className="tabbar" aria-label={t('nav.tabs')}>
      {tabs.map(({ to, icon: Icon, label, count }) => (
        <NavLink key={to} className="tab" to={to}>
          <Icon className="i" aria-hidden="true" />
          <span>{label}</span>
          {count}
        </NavLink>
      ))}
      {user && (
        <AccountMenu
          user={user}
          isCurrent={isOwnPage}
          className={`tab ${styles.button}`}
          label={t('account.menuTab', { me: t('nav.me'), name: user.profile.name })}
          trigger={
            <>
              <UserRound className="i" aria-hidden="true" />
              <span>{t('nav.me')}</span>
            </>
          }
        />
      )}
    </nav>
  );
}
