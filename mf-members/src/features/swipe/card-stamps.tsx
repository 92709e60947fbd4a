import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './swipe.module.scss';

/**
 * What pulling a card would mean. Above all else of it and outside of its photo, whose round corners
 * would cut them out anew with every frame.
 */
export function CardStamps() {
  const { t } = useTranslation();
  return (
    <>
      <span className={`${styles.stamp} ${styles.yes}`} data-stamp="right" aria-hidden="true">
        {t('swipe.like')}
      </span>
      <span className={`${styles.stamp} ${styles.no}`} data-stamp="left" aria-hidden="true">
        {t('swipe.pass')}
      </span>
    </>
  );
}
