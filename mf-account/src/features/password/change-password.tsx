import { ApiError, paths, put, toast } from '@afterglow/shared-state';
import { newPasswordMinLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { type FormEvent, useRef, useState } from 'react';
import type { Work } from '../settings/dialog-row.tsx';

const fields = ['old_password', 'password'] as const;
type Problems = Partial<Record<(typeof fields)[number], string>>;

/** The password there is, and the one that is to be. */
export function ChangePassword({ working, onWorking, onDone }: Work & { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ old_password: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});

  function refuse(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!typed.old_password) return refuse({ old_password: t('changePassword.needed') });
    if (typed.password.length < newPasswordMinLength) {
      return refuse({ password: t('changePassword.short', { count: newPasswordMinLength }) });
    }
    onWorking(true);
    try {
      await put('/api/password.php', typed);
      toast({ kind: 'ok', text: t('changePassword.done') });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.details.length === 0) toast({ kind: 'error', text: error.message });
      refuse(Object.fromEntries(error.details.map(({ field, message }) => [field, message])));
    } finally {
      onWorking(false);
    }
  }

  const shared = (name: (typeof fields)[number]) => ({
    name,
    value: typed[name],
    error: problems[name],
    showLabel: t('changeEmail.show'),
    hideLabelText: t('changeEmail.hide'),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setProblems({});
    },
  });
  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('changePassword.lead')}</p>
      <PasswordInput
        {...shared('old_password')}
        label={t('changePassword.old')}
        autoComplete="current-password"
      />
      <PasswordInput
        {...shared('password')}
        label={t('changePassword.new')}
        autoComplete="new-password"
        hint={t('changePassword.short', { count: newPasswordMinLength })}
      />
      <Button type="submit" variant="primary" block loading={working}>
        {t('changePassword.save')}
      </Button>
      <Link to={paths.resetPassword()}>{t('changePassword.forgot')}</Link>
    </form>
  );
}
