import { ApiError, paths, post } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './direct-debit.module.scss';

/** Seconds until a new code may be asked for. */
const between = 30;

interface Props {
  payment: string;
  package: string;
  onDone: () => void;
  onBack: () => void;
}

/** The code from the SMS: entered, or sent anew. */
export function CodeForm({ payment, package: bought, onDone, onBack }: Props) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [wait, setWait] = useState(between);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function ask(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.details[0]?.message ?? error.message);
      setIsOver(error.code === 'code_tries' || error.code === 'payment_ended');
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!/^\d{6}$/.test(code)) setProblem(t('debit.sixDigits'));
    else if (await ask(() => post('/api/directdebit-code.php', { payment_id: payment, code }))) {
      return onDone();
    }
    field.current?.focus();
  }

  async function resend(): Promise<void> {
    const sent = await ask(() => post('/api/directdebit-resend.php', { payment_id: payment }));
    if (sent) setWait(between);
    setCode('');
    field.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        className={`${styles.code} ${styles.wide}`}
        label={t('debit.code')}
        value={code}
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        onChange={({ target }) => {
          setCode(target.value.replace(/\D/g, ''));
          setProblem(null);
        }}
        error={problem ?? undefined}
      />
      <div className={`${styles.wide} row-x between wrap`}>
        <Button
          type="button"
          variant="ghost"
          icon={RotateCcw}
          disabled={wait > 0 || busy || isOver}
          onClick={() => void resend()}
        >
          {t('debit.resend')}
        </Button>
        {wait > 0 && <span className="sm mut num">{t('debit.wait', { count: wait })}</span>}
      </div>
      <div className={styles.actions}>
        {isOver ? (
          <LinkButton size="lg" block to={paths.credits(bought)}>
            {t('debit.otherMethod')}
          </LinkButton>
        ) : (
          <Button type="submit" size="lg" block loading={busy}>
            {t('debit.confirm')}
          </Button>
        )}
        <Button type="button" variant="ghost" onClick={onBack}>
          {t('debit.back')}
        </Button>
      </div>
    </form>
  );
}
