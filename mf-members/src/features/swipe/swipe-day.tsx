import { useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './swipe.module.scss';
import type { Day } from './use-deck.ts';

/** Likes of a day that are drawn one by one; more are only said. */
const mostDashes = 20;

/** How many likes are left today, where they are counted. */
export function SwipeDay({ day: { left, all } }: { day: Day }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (left === null || all === null) return null;
  return (
    <div className={styles.day}>
      {all <= mostDashes && (
        <span className={styles.dashes} aria-hidden="true">
          {Array.from({ length: all }, (_, at) => (
            <span key={at} data-on={at < left || undefined} />
          ))}
        </span>
      )}
      <p className="mut">{t('swipe.left', { count: left, all: format.number(all) })}</p>
    </div>
  );
}
