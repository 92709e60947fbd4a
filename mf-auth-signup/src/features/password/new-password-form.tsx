import { ApiError, put, session } from '@afterglow/shared-state';
import { newPasswordMinLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';

/** `before`: by what was sent before the page was loaded anew. */
export type ResetEnd = 'done' | 'before' | 'refused';

interface Props {
  token: string;
  /** It was on its way when the page was loaded anew, and no answer came. */
  wasSent: boolean;
  onStage: (stage: 'new' | 'sent') => void;
  onEnd: (how: ResetEnd) => void;
}

interface Problems {
  password?: string;
  password_repeat?: string;
}

/** The new password, twice. */
export function NewPasswordForm({ token, wasSent, onStage, onEnd }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Sent before, and no answer came: that the link is spent says then that it is the new one. */
  const unanswered = useRef<string>(undefined);

  function refuse(found: Problems): void {
    setProblems(found);
    const first = found.password ? 'password' : 'password_repeat';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  function finish(how: 'done' | 'before'): void {
    // All sessions have ended, the one of this browser, too.
    session.leave();
    onEnd(how);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const minPasswordLength = newPasswordMinLength;
    if (password.length < minPasswordLength) {
      return refuse({ password: t('signup.errors.passwordShort', { minPasswordLength }) });
    }
    if (password !== repeat) return refuse({ password_repeat: t('reset.notEqual') });
    setWorking(true);
    onStage('sent');
    try {
      await put('/api/password-reset.php', { token, password, password_repeat: repeat });
      finish('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWorking(false);
      if (error.code === 'token_used') {
        if (unanswered.current === password) return finish('done');
        if (wasSent) return finish('before');
      }
      if (error.status === 404 || error.status === 410) return onEnd('refused');
      if (error.status < 400 || error.status >= 500) unanswered.current = password;
      if (!wasSent && unanswered.current === undefined) onStage('new');
      if (error.details.length === 0) return setFailure(error.message);
      const ofFields = error.details.map(({ field, message }) => [field, message]);
      // The token is a field as well; a mangled link is a refused one.
      if (error.details.some(({ field }) => field === 'token')) return onEnd('refused');
      refuse(Object.fromEntries(ofFields) as Problems);
    }
  }

  const shared = {
    autoComplete: 'new-password' as const,
    showLabel: t('password.show'),
    hideLabelText: t('password.hide'),
  };
  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Note kind="err">{failure}</Note>}
      <PasswordInput
        {...shared}
        label={t('reset.password')}
        name="password"
        hint={t('signup.passwordHint', { minPasswordLength: newPasswordMinLength })}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({});
        }}
        error={problems.password}
      />
      <PasswordInput
        {...shared}
        label={t('reset.repeat')}
        name="password_repeat"
        value={repeat}
        onChange={(event) => {
          setRepeat(event.target.value);
          setProblems({});
        }}
        error={problems.password_repeat}
      />
      <Button type="submit" variant="primary" size="lg" block loading={working}>
        {t('reset.save')}
      </Button>
    </form>
  );
}
