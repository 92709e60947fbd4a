import { ApiError, del, session } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';

/** What goes with the consent and what stays, before it is taken back. */
export function WithdrawConsent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function withdraw(): Promise<void> {
    setRefusal('');
    setWorking(true);
    try {
      const { user } = await del('/api/consent.php');
      session.patch({ profile: user.profile });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      setWorking(false);
    }
  }

  return (
    <div className="col-x">
      <p className="mut">{t('choice.lead')}</p>
      {refusal && <Note kind="err">{refusal}</Note>}
      <Button variant="danger" block loading={working} onClick={() => void withdraw()}>
        {t('choice.submit')}
      </Button>
    </div>
  );
}
