import { dialogs, useSession } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck } from 'lucide-react';
import styles from './composer.module.scss';

/** Who has not confirmed the address yet may read and not write. */
export const useUnconfirmed = () =>
  useSession((session) => session.user?.status === 'not_confirmed');

interface Props {
  name: string;
}

/** In place of the composer, until the address is confirmed: said before a word is typed. */
export function ConfirmFirst({ name }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.composer}>
      <Note
        kind="warn"
        icon={MailCheck}
        action={
          <NoteAction onClick={() => dialogs.open('activation', {})}>
            {t('confirmFirst.action')}
          </NoteAction>
        }
      >
        {t('confirmFirst.text', { name })}
      </Note>
    </div>
  );
}
