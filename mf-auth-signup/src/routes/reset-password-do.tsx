import { paths } from '@afterglow/shared-state';
import { useMailedToken } from '@afterglow/shared-ui/hooks/use-mailed-token';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { KeyRound, MailX } from 'lucide-react';
import { useState } from 'react';
import { Entrance } from '../features/entrance/entrance.tsx';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';
import { NewPasswordForm } from '../features/password/new-password-form.tsx';

/** /reset-password/do: the mailed link leads here; it works once, for an hour. */
export default function ResetPasswordDoPage() {
  const { t } = useTranslation();
  const token = useMailedToken();
  const [end, setEnd] = useState<'done' | 'refused' | null>(null);

  if (!token || end === 'refused') {
    return (
      <LinkOutcome
        tone="err"
        icon={MailX}
        title={t('reset.refusedTitle')}
        lead={t('reset.refusedLead')}
        to={paths.resetPassword()}
        label={t('reset.askNew')}
      />
    );
  }
  if (end === 'done') {
    return (
      <LinkOutcome
        tone="ok"
        icon={KeyRound}
        title={t('reset.doneTitle')}
        lead={t('reset.doneLead')}
        to={paths.login()}
        label={t('login.submit')}
      />
    );
  }
  return (
    <Entrance title={t('reset.chooseTitle')} lead={t('reset.chooseLead')}>
      <NewPasswordForm token={token} onEnd={setEnd} />
    </Entrance>
  );
}
