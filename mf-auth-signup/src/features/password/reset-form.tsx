import { ApiError, post } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { AccountEmail } from '../entrance/account-email.tsx';
import type { Sent } from './reset-sent.tsx';

interface Props {
  email: string;
  onSent: (sent: Sent) => void;
}

export function ResetForm({ email: typed, onSent }: Props) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(typed);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(text: string): void {
    setProblem(text);
    field.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const address = email.trim();
    if (!isEmail(address)) return refuse(t('signup.errors.emailInvalid'));
    setWorking(true);
    try {
      const answer = await post('/api/password-reset.php', { email: address });
      onSent({ email: address, isCertain: !answer?.concealed });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Whether there is such an account is said of the field; anything else of the request.
      if (error.status === 404 || error.status === 400) refuse(error.message);
      else setFailure(error.message);
      setWorking(false);
    }
  }

  return (
    <form className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Note kind="err">{failure}</Note>}
      <AccountEmail
        ref={field}
        value={email}
        onChange={(changed) => {
          setEmail(changed);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" variant="primary" size="lg" block loading={working}>
        {t('reset.send')}
      </Button>
    </form>
  );
}
