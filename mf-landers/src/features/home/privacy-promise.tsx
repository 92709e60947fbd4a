import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Lock } from 'lucide-react';
import styles from './promises.module.scss';

/** Who can see what is for the member to say. */
export function PrivacyPromise() {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <h2>{t('promises.private')}</h2>
      <p className="mut mt-2">{t('promises.privateText')}</p>
      <div className="row-x g3 mt-3" aria-hidden="true">
        <span className={styles.locked}>
          <Lock className="i" />
        </span>
        <span className={styles.locked}>
          <Lock className="i" />
        </span>
      </div>
    </div>
  );
}
