import { paths } from '@afterglow/shared-state';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useMailedLink } from '@afterglow/shared-ui/hooks/use-mailed-link';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { KeyRound, MailX } from 'lucide-react';
import { useState } from 'react';
import { Entrance } from '../features/entrance/entrance.tsx';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';
import { NewPasswordForm, type ResetEnd } from '../features/password/new-password-form.tsx';

/** /reset-password/do: the mailed link leads here; it works once, for an hour. */
export default function ResetPasswordDoPage() {
  const { t } = useTranslation();
  const { token, stage, keep } = useMailedLink();
  const [end, setEnd] = useState<ResetEnd | null>(
    token ? null : stage === 'done' ? 'done' : 'refused',
  );

  const heading = useHeadingFocus(end);

  function finish(how: ResetEnd): void {
    setEnd(how);
    if (how !== 'refused') keep('done');
  }

  if (token && !end) {
    return (
      <Entrance title={t('reset.chooseTitle')} lead={t('reset.chooseLead')}>
        <NewPasswordForm token={token} wasSent={stage === 'sent'} onStage={keep} onEnd={finish} />
      </Entrance>
    );
  }
  if (end !== 'refused') {
    return (
      <LinkOutcome
        tone="ok"
        icon={KeyRound}
        heading={heading}
        title={t('reset.doneTitle')}
        lead={end === 'before' ? t('reset.doneBefore') : t('reset.doneLead')}
        to={paths.login()}
        label={t('login.submit')}
      />
    );
  }
  return (
    <LinkOutcome
      tone="err"
      icon={MailX}
      heading={heading}
      title={t('reset.refusedTitle')}
      lead={t('reset.refusedLead')}
      to={paths.resetPassword()}
      label={t('reset.askNew')}
    />
  );
}
