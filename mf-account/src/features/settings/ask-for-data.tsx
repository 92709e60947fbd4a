import { ApiError, post, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { download } from './download.ts';

/** The password once more, then the file: the browser fetches it and saves it. */
export function AskForData({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);

  function refuse(message: string | undefined): void {
    setProblem(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWorking(true);
    try {
      // Without a password a login of just now counts, as after one with a passkey.
      const { token } = await post('/api/own-data.php', password ? { password } : {});
      download(`/api/own-archive.php?token=${encodeURIComponent(token)}`, 'my-data.zip');
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWorking(false);
      const [detail] = error.details;
      if (!detail) toast({ kind: 'error', text: error.message });
      refuse(detail?.message);
    }
  }

  return (
    <form className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('settings.downloadLead')}</p>
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
        {t('settings.downloadAction')}
      </Button>
    </form>
  );
}
