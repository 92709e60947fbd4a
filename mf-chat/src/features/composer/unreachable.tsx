import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircleOff } from 'lucide-react';
import styles from './composer.module.scss';

interface Props {
  name: string;
  /** The other one is not there any more, or not for this member, for whatever reason; null when they are. */
  why: 'gone' | 'text' | null;
}

/**
 * In place of the composer, where nothing that is written would arrive. It is there before that, or few screen
 * readers would say so.
 */
export function Unreachable({ name, why }: Props) {
  const { t } = useTranslation();
  return (
    <div className={why ? styles.composer : undefined} role="status">
      {why && <Note icon={MessageCircleOff}>{t(`unreachable.${why}`, { name })}</Note>}
    </div>
  );
}
