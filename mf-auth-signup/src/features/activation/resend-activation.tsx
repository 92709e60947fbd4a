import { ApiError, post, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';

interface Props {
  /** As the action of a note, not as a button of its own. */
  inNote?: boolean;
  /** The one thing to do on its page. */
  main?: boolean;
}

/** Sends the activation mail once more; the server decides how often is enough. */
export function ResendActivation({ inNote = false, main = false }: Props) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);

  async function resend(): Promise<void> {
    setSending(true);
    try {
      await post('/api/activation-mail.php', {});
      toast({ kind: 'ok', text: t('activation.resent') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'error', text: error.message });
    } finally {
      setSending(false);
    }
  }

  if (inNote) {
    return (
      <NoteAction onClick={() => void (sending || resend())}>{t('activation.resend')}</NoteAction>
    );
  }
  return (
    <Button
      {...(main ? { variant: 'primary', size: 'lg', block: true } : { variant: 'ghost' })}
      loading={sending}
      onClick={() => void resend()}
    >
      {t('activation.resend')}
    </Button>
  );
}
