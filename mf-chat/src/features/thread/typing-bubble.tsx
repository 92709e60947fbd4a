import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './message-bubble.module.scss';

interface Props {
  name: string;
}

/** Stands where the next message will, while the other one writes it. */
export function TypingBubble({ name }: Props) {
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
