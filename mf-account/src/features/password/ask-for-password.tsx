import { ApiError, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  /** Says what it is for. */
  lead?: ReactNode;
  /** What the button does. */
  action: string;
  /** Without a password a login of just now counts, as after one with a passkey. */
  act: (password: string) => Promise<void>;
  working: boolean;
  /** Nobody is to close what may still say that something is wrong. */
  onWorking: (working: boolean) => void;
}

/** The password once more. What is wrong with it is said beside it, all else in a toast. */
export function AskForPassword({ lead, action, act, working, onWorking }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    onWorking(true);
    try {
      await act(password);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const detail = error.details.find(({ field }) => field === 'password');
      if (!detail) toast({ kind: 'error', text: error.message });
      setProblem(detail?.message);
      input.current?.focus();
    } finally {
      onWorking(false);
    }
  }

  return (
    <form className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      {lead}
      <PasswordInput
        ref={input}
        label={t('changeEmail.password')}
        hint={t('deletion.passwordHint')}
        name="password"
        autoComplete="current-password"
        showLabel={t('changeEmail.show')}
        hideLabelText={t('changeEmail.hide')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" variant="primary" block loading={working}>
        {action}
      </Button>
    </form>
  );
}
