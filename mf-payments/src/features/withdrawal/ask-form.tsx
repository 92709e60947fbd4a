import { ApiError, post, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';
import styles from './withdrawal.module.scss';

interface Props {
  onSent: (email: string) => void;
}

/** Asks for the link by mail: nobody has to log in to withdraw. */
export function AskForm({ onSent }: Props) {
  const { t } = useTranslation();
  const [reference, setReference] = useState('');
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const mailField = useRef<HTMLInputElement>(null);
  const own = useSession(({ user }) => user?.email);
  const email = typedEmail ?? own ?? '';

  function show(found: Record<string, string>): void {
    setProblems(found);
    if (found.reference) numberField.current?.focus();
    else if (found.email) mailField.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    const found: Record<string, string> = {};
    if (reference.replace(/[#\s]/g, '').length < 8) found.reference = t('withdrawal.ask.noNumber');
    if (!email.includes('@')) found.email = t('withdrawal.ask.noEmail');
    show(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await post('/api/withdrawal.php', { reference: reference.trim(), email: email.trim() });
      onSent(email.trim());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = error.details.map(({ field, message }) => [field, message] as const);
      show(Object.fromEntries(fields));
      if (fields.length === 0) setRefusal(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={numberField}
        label={t('withdrawal.ask.number')}
        value={reference}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={problems.reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextInput
        ref={mailField}
        label={t('withdrawal.ask.email')}
        type="email"
        value={email}
        autoComplete="email"
        error={problems.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {refusal && <Note kind="err">{refusal}</Note>}
      <Button type="submit" size="lg" block loading={sending}>
        {t('withdrawal.ask.send')}
      </Button>
    </form>
  );
}
