import { ApiError, post, toast } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import { OwnPassword } from '../password/own-password.tsx';
import type { Work } from '../settings/dialog-row.tsx';

interface Problems {
  email?: string;
  password?: string;
}

/** The address that is to be, and the password. */
export function ChangeEmail({ working, onWorking, onDone }: Work & { onDone: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const form = useProblemFocus(problems);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    if (!isEmail(address)) {
      setProblems({ email: t('changeEmail.invalid') });
      return;
    }
    onWorking(true);
    try {
      await post('/api/email.php', { email: address, password });
      toast({ kind: 'ok', text: t('changeEmail.sent', { email: address }) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.details.map(({ field, message }) => [field, message]);
      if (found.length === 0) toast({ kind: 'error', text: error.message });
      setProblems(Object.fromEntries(found));
    } finally {
      onWorking(false);
    }
  }

  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('changeEmail.lead')}</p>
      <TextInput
        label={t('changeEmail.email')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblems({});
        }}
        error={problems.email}
      />
      <OwnPassword
        value={password}
        onType={(typed) => {
          setPassword(typed);
          setProblems({});
        }}
        error={problems.password}
      />
      <Button type="submit" variant="primary" block loading={working}>
        {t('changeEmail.send')}
      </Button>
    </form>
  );
}
