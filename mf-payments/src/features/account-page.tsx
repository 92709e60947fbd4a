import { logOut, paths } from '@afterglow/shared-state';
import { SidePage } from '@afterglow/shared-ui/components/navigation/side-page';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CircleHelp, LogOut, ReceiptText, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of the pages of one's own, with the others beside it. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <SidePage
      label={t('account.label')}
      links={[
        { to: paths.profile(), icon: UserRound, label: t('account.profile') },
        { to: paths.settings(), icon: Settings, label: t('account.settings') },
        { to: paths.transactions(), icon: ReceiptText, label: t('account.transactions') },
        { to: paths.page('service'), icon: CircleHelp, label: t('account.help') },
      ]}
      action={{
        icon: LogOut,
        label: t('account.logout'),
        onSelect: () => void logOut(t('account.logoutFailed')),
      }}
    >
      {children}
    </SidePage>
  );
}
