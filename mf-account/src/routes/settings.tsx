import { logOut, paths, usePageTitle } from '@afterglow/shared-state';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Bell, CircleHelp, LogOut, MessageSquareWarning, ReceiptText, UserX } from 'lucide-react';
import { EmailRow } from '../features/email/email-row.tsx';
import { PasskeysCard } from '../features/passkeys/passkeys-card.tsx';
import { PasswordRow } from '../features/password/password-row.tsx';
import { BlockedCard } from '../features/settings/blocked-card.tsx';
import { ChoiceRow } from '../features/settings/choice-row.tsx';
import { DownloadRow } from '../features/settings/download-row.tsx';
import { FaceRow } from '../features/settings/face-row.tsx';
import { LanguageRow } from '../features/settings/language-row.tsx';
import { PrivacyRow } from '../features/settings/privacy-row.tsx';
import { ReachCard } from '../features/settings/reach-card.tsx';
import { SessionsCard } from '../features/settings/sessions-card.tsx';
import styles from '../features/settings/settings.module.scss';
import { SpendingCard } from '../features/settings/spending-card.tsx';
import { ThemeRow } from '../features/settings/theme-row.tsx';
import { UnitsRow } from '../features/settings/units-row.tsx';

/** A page of this remote alone. */
const deletePath = `${paths.settings()}/delete`;

/** /settings */
export default function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('settings.title'));
  return (
    <div className="cards">
      <h1>{t('settings.title')}</h1>
      <section className={`card-x ${styles.card}`} aria-label={t('settings.display')}>
        <h2 className="h3">{t('settings.display')}</h2>
        <ThemeRow />
        <LanguageRow />
        <UnitsRow />
      </section>
      <section className="card-x" aria-label={t('settings.account')}>
        <h2 className="h3">{t('settings.account')}</h2>
        <EmailRow />
        <PasswordRow />
        <PrivacyRow />
        <FaceRow />
        <ChoiceRow />
        <ListRow
          icon={Bell}
          title={t('settings.notifications')}
          detail={t('settings.notificationsHint')}
          to={paths.notifications()}
        />
        <ListRow
          icon={ReceiptText}
          title={t('account.transactions')}
          detail={t('settings.transactionsHint')}
          to={paths.transactions()}
        />
        <ListRow icon={CircleHelp} title={t('account.help')} to={paths.page('service')} />
        <ListRow
          icon={MessageSquareWarning}
          title={t('account.complaints')}
          detail={t('settings.complaintsHint')}
          to={paths.complaints()}
        />
        <DownloadRow />
      </section>
      <ReachCard />
      <SpendingCard />
      <BlockedCard />
      <PasskeysCard />
      <SessionsCard />
      <section className="card-x py-2" aria-label={t('account.logout')}>
        <ListRow
          icon={LogOut}
          title={t('account.logout')}
          onClick={() => void logOut(t('account.logoutFailed'))}
        />
        <ListRow
          icon={UserX}
          title={t('settings.delete')}
          detail={t('settings.deleteHint')}
          to={deletePath}
        />
      </section>
    </div>
  );
}
