import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Reply } from 'lucide-react';
import styles from './answer-button.module.scss';

interface Props {
  onClick: () => void;
}

/** Beside a message, to answer just that one. */
export function AnswerButton({ onClick }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.answer}
      aria-label={t('thread.answer')}
      title={t('thread.answer')}
      onClick={onClick}
    >
      <Reply className="i" aria-hidden="true" />
    </button>
  );
}
