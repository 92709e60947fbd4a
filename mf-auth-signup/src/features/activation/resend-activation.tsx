import { ApiError, post, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';

/** Sends the activation mail once more; the server decides how often is enough. */
export function ResendActivation() {
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

  return (
    <Button variant="ghost" loading={sending} onClick={() => void resend()}>
      {t('activation.resend')}
    </Button>
  );
}
