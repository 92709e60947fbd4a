import { ApiError, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { isOfPassword, makePasskey } from './make-passkey.ts';

/** The password, where the login was a while ago; then the browser makes the key. */
export function AskForPassword({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWorking(true);
    try {
      await makePasskey(password);
      onAdded();
    } catch (error) {
      setWorking(false);
      // The browser's own dialog was closed, or has said why it cannot.
      if (error instanceof DOMException) return;
      if (!(error instanceof ApiError)) throw error;
      if (!isOfPassword(error)) toast({ kind: 'error', text: error.message });
      setProblem(error.details[0]?.message);
      input.current?.focus();
    }
  }

  return (
    <form className="col-x" onSubmit={(event) => void submit(event)} noValidate>
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
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
