import { useConnection } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CloudOff } from 'lucide-react';
import styles from './offline-note.module.scss';

export function OfflineNote() {
  const { t } = useTranslation();
  const isOnline = useConnection((state) => state.online);
  return (
    <div role="status" className={styles.area}>
      {!isOnline && (
        <p className={styles.note}>
          <CloudOff className="i" aria-hidden="true" />
          <span>{t('offline.text')}</span>
        </p>
      )}
    </div>
  );
}
