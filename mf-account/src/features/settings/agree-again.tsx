import { ApiError, type OwnProfile, post, session, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';

/** The words of `choice.agree`, as the server counts them. */
const edition = 1;

/** The choice once more, and the leave to keep and show it. */
export function AgreeAgain({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [seeks, setSeeks] = useState<OwnProfile['seeks']>(null);
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [working, setWorking] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(true);
    if (!seeks || !agreed) return;
    setWorking(true);
    try {
      const body = { seeks, consent: true as const, consent_edition: edition };
      const { user } = await post('/api/consent.php', body);
      session.patch({ profile: user.profile });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'error', text: error.details[0]?.message ?? error.message });
      setWorking(false);
    }
  }

  return (
    <form className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('choice.againLead')}</p>
      <Segmented
        label={t('fields.seeks')}
        value={seeks}
        onChange={setSeeks}
        options={[
          { value: 'male', label: t('choices.seeks.male') },
          { value: 'female', label: t('choices.seeks.female') },
          { value: 'both', label: t('choices.seeks.both') },
        ]}
        error={pressed && !seeks ? t('choice.choose') : undefined}
      />
      <Checkbox
        label={t('choice.agree')}
        checked={agreed}
        invalid={pressed && !agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {pressed && !agreed && (
        <p className="err" role="alert">
          {t('choice.tick')}
        </p>
      )}
      <Button type="submit" variant="primary" block loading={working}>
        {t('choice.save')}
      </Button>
    </form>
  );
}
