import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './swipe.module.scss';

/** Beside the deck, where there is room: the keys of the game. */
export function SwipeKeys() {
  const { t } = useTranslation();
  const keys = { '←': t('swipe.pass'), '→': t('swipe.like'), '⌫': t('swipe.undo') };
  return (
    <ul className={styles.keys}>
      {Object.entries(keys).map(([key, what]) => (
        <li key={key}>
          <kbd>{key}</kbd> <span className="mut">{what}</span>
        </li>
      ))}
    </ul>
  );
}
