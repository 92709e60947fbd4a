import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './message-bubble.module.scss';

/** Stands where the next message will, while the other one writes it. */
export function TypingBubble({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div
      className={cx(styles.bubble, styles.tail, styles.typing)}
      role="status"
      aria-label={t('thread.typing', { name })}
    >
      <i />
      <i />
      <i />
    </div>
  );
}
