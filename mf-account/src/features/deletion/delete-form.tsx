import { ApiError, navigateTo, paths, post, session, toast } from '@afterglow/shared-state';
import { deleteReasons } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { FieldNote } from '@afterglow/shared-ui/components/forms/field';
import { Radio } from '@afterglow/shared-ui/components/forms/radio';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { OwnPassword } from '../password/own-password.tsx';

interface Props {
  onBack: () => void;
}

type Reason = (typeof deleteReasons)[number];
interface Problems {
  reason?: string;
  password?: string;
}

/** Why, in the member's own words if they like, and the password. Then it is done. */
export function DeleteForm({ onBack }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason | null>(null);
  const [remarks, setRemarks] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [working, setWorking] = useState(false);
  const form = useProblemFocus(problems);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!reason) {
      setProblems({ reason: t('deletion.chooseReason') });
      return;
    }
    setWorking(true);
    try {
      // Without a password a login of just now counts, as after one with a passkey.
      const proof = password ? { password } : {};
      await post('/api/account-delete.php', { reason, remarks: remarks.trim(), ...proof });
      // The page's guard sends whoever leaves to the login: that is over when this one navigates.
      flushSync(() => session.leave());
      navigateTo(paths.accountDeleted());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.details.map(({ field, message }) => [field, message]);
      if (found.length === 0) toast({ kind: 'error', text: error.message });
      setProblems(Object.fromEntries(found));
      setWorking(false);
    }
  }

  return (
    <form ref={form} className="card-x col-x" onSubmit={(event) => void submit(event)} noValidate>
      <Note kind="info">{t('deletion.whatHappens')}</Note>
      <fieldset className="fld">
        <legend className="lbl">{t('deletion.why')}</legend>
        {deleteReasons.map((one) => (
          <Radio
            key={one}
            name="reason"
            label={t(`deletion.reasons.${one}`)}
            checked={reason === one}
            invalid={problems.reason !== undefined}
            aria-describedby={problems.reason ? 'delete-reason-problem' : undefined}
            onChange={() => {
              setReason(one);
              setProblems({});
            }}
          />
        ))}
        <FieldNote id="delete-reason-problem" error={problems.reason} />
      </fieldset>
      <TextArea
        label={t('deletion.remarks')}
        rows={3}
        maxLength={2000}
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
      />
      <OwnPassword
        hint={t('deletion.passwordHint')}
        value={password}
        onType={(typed) => {
          setPassword(typed);
          setProblems({});
        }}
        error={problems.password}
      />
      <div className="col-x">
        <Button type="submit" variant="danger" size="lg" block loading={working}>
          {t('deletion.submit')}
        </Button>
        <Button variant="outline" size="lg" block onClick={onBack}>
          {t('deletion.back')}
        </Button>
      </div>
    </form>
  );
}
