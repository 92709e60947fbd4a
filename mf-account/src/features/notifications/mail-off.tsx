import { ApiError, paths, put, session, toast, useSession } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Mail } from 'lucide-react';

interface Props {
  reasons: readonly ('fbl' | 'bounce' | 'listunsubscribe')[];
  onDone: () => void;
}

/** Why no mail is sent, and the way back. What came back from an address may need another one. */
export function MailOff({ reasons, onDone }: Props) {
  const { t } = useTranslation();
  const email = useSession((state) => state.user?.email ?? '');
  if (reasons.length === 0) return null;

  async function resume(): Promise<void> {
    try {
      await put('/api/notifications.php', { resume_email: true });
      session.patch({ notifications_disabled: [] });
      toast({ kind: 'ok', text: t('notifications.resumed') });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'error', text: error.message });
    }
  }

  return (
    <Note
      kind="warn"
      icon={Mail}
      action={<NoteAction onClick={() => void resume()}>{t('notifications.resume')}</NoteAction>}
    >
      <b>{t('notifications.offTitle')}</b>{' '}
      {reasons.map((reason) => t(`notifications.off.${reason}`, { email })).join(' ')}{' '}
      {reasons.includes('bounce') && (
        <Link to={paths.settings()}>{t('notifications.otherAddress')}</Link>
      )}
    </Note>
  );
}
