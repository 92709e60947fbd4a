import { paths } from '@afterglow/shared-state';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useMailedLink } from '@afterglow/shared-ui/hooks/use-mailed-link';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { KeyRound, MailX } from 'lucide-react';
import { useState } from 'react';
import { Entrance } from '../features/entrance/entrance.tsx';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';
import { NewPasswordForm } from '../features/password/new-password-form.tsx';

/** /reset-password/do: the mailed link leads here; it works once, for an hour. */
export default function ResetPasswordDoPage() {
  const { t } = useTranslation();
  const { token, stage, keep } = useMailedLink();
  const [end, setEnd] = useState(token ? null : stage === 'done' ? 'done' : 'refused');

  const heading = useHeadingFocus(end);

  function finish(how: 'done' | 'refused'): void {
    setEnd(how);
    if (how === 'done') keep('done');
  }

  if (token && !end) {
    return (
      <Entrance title={t('reset.chooseTitle')} lead={t('reset.chooseLead')}>
        <NewPasswordForm token={token} onEnd={finish} />
      </Entrance>
    );
  }
  if (end === 'done') {
    return (
      <LinkOutcome
        tone="ok"
        icon={KeyRound}
        heading={heading}
        title={t('reset.doneTitle')}
        lead={t('reset.doneLead')}
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
