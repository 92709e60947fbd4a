import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NotificationsCard } from '../features/notifications/notifications-card.tsx';

/** /notifications: what one is told of, by e-mail and push. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  usePageTitle(t('notifications.title'));
  return (
    <div className="cards">
      <h1>{t('notifications.title')}</h1>
      <NotificationsCard />
    </div>
  );
}
