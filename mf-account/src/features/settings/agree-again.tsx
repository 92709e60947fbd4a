import { ApiError, type OwnProfile, post, session } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { FieldNote } from '@afterglow/shared-ui/components/forms/field';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import { SeeksChoice } from '../profile/seeks-choice.tsx';

/** The words of `choice.agree`, as the server counts them. */
const edition = 1;

/** The choice once more, and the leave to keep and show it. */
export function AgreeAgain({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [seeks, setSeeks] = useState<OwnProfile['seeks']>(null);
  const [agreed, setAgreed] = useState(false);
  /** A new one each time it is sent. */
  const [pressed, setPressed] = useState<object | null>(null);
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const form = useProblemFocus(pressed);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed({});
    setRefusal('');
    if (!seeks || !agreed) return;
    setWorking(true);
    try {
      const body = { seeks, consent: true as const, consent_edition: edition };
      const { user } = await post('/api/consent.php', body);
      session.patch({ profile: user.profile });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.details[0]?.message ?? error.message);
      setWorking(false);
    }
  }

  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('choice.againLead')}</p>
      <SeeksChoice
        value={seeks}
        onChange={setSeeks}
        error={pressed && !seeks ? t('choice.choose') : undefined}
      />
      <div className="fld">
        <Checkbox
          label={t('choice.agree')}
          checked={agreed}
          invalid={pressed !== null && !agreed}
          aria-describedby="agree-problem"
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <FieldNote id="agree-problem" error={pressed && !agreed && t('choice.tick')} />
      </div>
      {refusal && <Note kind="err">{refusal}</Note>}
      <Button type="submit" variant="primary" block loading={working}>
        {t('choice.save')}
      </Button>
    </form>
  );
}
