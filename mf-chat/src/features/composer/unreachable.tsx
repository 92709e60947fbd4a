import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircleOff } from 'lucide-react';
import styles from './composer.module.scss';

interface Props {
  name: string;
  /** The other one is not there any more; else not for this member, for whatever reason. */
  isGone: boolean;
}

/** In place of the composer, where nothing that is written would arrive. */
export function Unreachable({ name, isGone }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.composer} role="status">
      <Note icon={MessageCircleOff}>
        {t(isGone ? 'unreachable.gone' : 'unreachable.text', { name })}
      </Note>
    </div>
  );
}
