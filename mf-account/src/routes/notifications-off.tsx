import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { StopMail } from '../features/notifications/stop-mail.tsx';

/** /notifications/off: the link at the end of a mail. Works without a login. */
export default function NotificationsOffPage() {
  const { t } = useTranslation();
  usePageTitle(t('stopMail.title'));
  return (
    <div className="wrapx">
      <StopMail />
    </div>
  );
}
