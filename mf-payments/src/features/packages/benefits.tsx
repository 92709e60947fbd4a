import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Check } from 'lucide-react';
import styles from './benefits.module.scss';

export function Benefits() {
  const { t } = useTranslation();
  const lines = [
    t('premium.photos'),
    t('premium.room'),
    t('premium.swipe'),
    t('premium.conversations'),
    t('premium.badge'),
    t('premium.stays'),
  ];
  return (
    <ul className={styles.benefits}>
      {lines.map((line) => (
        <li key={line}>
          <Check className="i" aria-hidden="true" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
