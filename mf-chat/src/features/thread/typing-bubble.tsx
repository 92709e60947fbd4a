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
      {/* Of what comes into a log only words are read out, and no name. */}
      <span className="visually-hidden">{t('thread.typing', { name })}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
