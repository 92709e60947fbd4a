import { logOut, paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink } from '@afterglow/shared-ui/router';
import { Bell, CircleHelp, LogOut, ReceiptText, Settings, UserRound } from 'lucide-react';
import styles from './account-nav.module.scss';

/** The way between a member's own pages, whoever draws them. */
export function AccountNav() {
  const { t } = useTranslation();
  const links = [
    { to: paths.profile(), icon: UserRound, label: t('account.profile') },
    { to: paths.settings(), icon: Settings, label: t('account.settings') },
    { to: paths.notifications(), icon: Bell, label: t('account.notifications') },
    { to: paths.transactions(), icon: ReceiptText, label: t('account.transactions') },
    { to: paths.page('service'), icon: CircleHelp, label: t('account.help') },
  ];
  return (
    <nav className={`card-x ${styles.nav}`} aria-label={t('account.label')}>
      {links.map(({ to, icon: Icon, label }) => (
        <NavLink key={to} className={styles.item ?? ''} to={to}>
          <Icon className="i" aria-hidden="true" />
          {label}
        </NavLink>
      ))}
      <hr className="hr my-2" />
      <button
        type="button"
        className={styles.item}
        onClick={() => void logOut(t('account.logoutFailed'))}
      >
        <LogOut className="i" aria-hidden="true" />
        {t('account.logout')}
      </button>
    </nav>
  );
}
