import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { KeyRound, MailX } from 'lucide-react';
import { useState } from 'react';
import { Entrance } from '../features/entrance/entrance.tsx';
import { NewPasswordForm } from '../features/password/new-password-form.tsx';
import { useMailedToken } from '../features/password/use-mailed-token.ts';

/** /reset-password/do: the mailed link leads here; it works once, for an hour. */
export default function ResetPasswordDoPage() {
  const { t } = useTranslation();
  const token = useMailedToken();
  const [end, setEnd] = useState<'done' | 'refused' | null>(null);

  if (!token || end === 'refused') {
    return (
      <div className="wrapx">
        <ResultCard
          tone="err"
          icon={MailX}
          title={t('reset.refusedTitle')}
          actions={
            <LinkButton to={paths.resetPassword()} variant="primary" size="lg" block>
              {t('reset.askNew')}
            </LinkButton>
          }
        >
          {t('reset.refusedLead')}
        </ResultCard>
      </div>
    );
  }
  if (end === 'done') {
    return (
      <div className="wrapx">
        <ResultCard
          tone="ok"
          icon={KeyRound}
          title={t('reset.doneTitle')}
          actions={
            <LinkButton to={paths.login()} variant="primary" size="lg" block>
              {t('login.submit')}
            </LinkButton>
          }
        >
          <p role="status">{t('reset.doneLead')}</p>
        </ResultCard>
      </div>
    );
  }
  return (
    <Entrance title={t('reset.chooseTitle')} lead={t('reset.chooseLead')}>
      <NewPasswordForm token={token} onEnd={setEnd} />
    </Entrance>
  );
}
