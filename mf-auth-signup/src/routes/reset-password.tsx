import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { Entrance } from '../features/entrance/entrance.tsx';
import { ResetForm } from '../features/password/reset-form.tsx';
import { ResetSent, type Sent } from '../features/password/reset-sent.tsx';

/** /reset-password: mails a link to choose a new password. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent | null>(null);
  const heading = useHeadingFocus(sent);
  // What was typed at the login comes along, in the history and not in the address.
  const typed = (state as { email?: string } | null)?.email ?? '';
  if (sent) return <ResetSent sent={sent} heading={heading} onAgain={() => setSent(null)} />;
  return (
    <Entrance title={t('reset.title')} lead={t('reset.lead')} heading={heading}>
      <ResetForm email={typed} onSent={setSent} />
    </Entrance>
  );
}
