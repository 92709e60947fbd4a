import { useConnection } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { WifiOff } from 'lucide-react';
import styles from './offline-note.module.scss';

export function OfflineNote() {
  const { t } = useTranslation();
  const isConnected = useConnection(({ online, reachable }) => online && reachable);
  return (
    <div role="status" className={styles.area}>
      {!isConnected && (
        <p className={styles.note}>
          <WifiOff className="i" aria-hidden="true" />
          <span>{t('offline.text')}</span>
        </p>
      )}
    </div>
  );
}
