import { usePageTitle } from '@afterglow/shared-state';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NotificationsCard } from '../features/notifications/notifications-card.tsx';

/** /notifications: what one is told of, by e-mail and push. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  usePageTitle(t('notifications.title'));
  return (
    <div ref={neighbourInherits} className="cards">
      <h1>{t('notifications.title')}</h1>
      <NotificationsCard />
    </div>
  );
}
