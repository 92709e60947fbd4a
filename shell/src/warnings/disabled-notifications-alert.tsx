import { dismiss, paths } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Link } from '@afterglow/shared-ui/router';
import { Mail } from 'lucide-react';

interface Props {
  onDone: () => void;
  Link: typeof Link;
}

export function DisabledNotificationsAlert({ onDone, Link }: Props) {
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
