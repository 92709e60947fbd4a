import { dismiss, paths } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Mail } from 'lucide-react';

export function DisabledNotificationsAlert({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      kind="warn"
      icon={Mail}
      dismissLabel={t('alerts.dismiss')}
      onDismiss={() => {
        dismiss('hide-disabled-notifications-alert');
        onDone();
      }}
      action={<Link to={paths.notifications()}>{t('alerts.mailAction')}</Link>}
    >
      <b>{t('alerts.mailTitle')}</b> {t('alerts.mailText')}
    </Note>
  );
}
