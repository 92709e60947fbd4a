import { ApiError, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Work } from '../settings/dialog-row.tsx';
import { OwnPassword } from './own-password.tsx';

interface Props extends Work {
  /** Says what it is for. */
  lead?: ReactNode;
  /** What the button does. */
  action: string;
  /** Without a password a login of just now counts, as after one with a passkey. */
  act: (password: string) => Promise<void>;
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
      <OwnPassword
        ref={input}
        hint={t('deletion.passwordHint')}
        value={password}
        onType={(typed) => {
          setPassword(typed);
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
