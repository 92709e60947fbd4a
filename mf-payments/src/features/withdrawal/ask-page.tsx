import { usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { AskForm } from './ask-form.tsx';

/** Which order, and whose; then a link is on its way. */
export function AskPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t('withdrawal.title'));
  if (sentTo) {
    return (
      <ResultCard
        icon={MailCheck}
        title={t('withdrawal.sent.title')}
        actions={
          <Button variant="ghost" onClick={() => setSentTo(null)}>
            {t('withdrawal.sent.again')}
          </Button>
        }
      >
        <p role="status">{t('withdrawal.sent.text', { email: sentTo })}</p>
      </ResultCard>
    );
  }
  return (
    <>
      <h1>{t('withdrawal.title')}</h1>
      <p className="mut mt-2">{t('withdrawal.ask.lead')}</p>
      <AskForm onSent={setSentTo} />
    </>
  );
}
