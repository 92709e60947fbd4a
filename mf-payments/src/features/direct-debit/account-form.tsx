import { type Payment, useFormat } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { FieldNote } from '@afterglow/shared-ui/components/forms/field';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DebitAccount, groupIban, isIban, mandateReference, steps } from './debit-account.ts';
import styles from './direct-debit.module.scss';

interface Props {
  payment: Payment;
  step: number;
  value: DebitAccount;
  onChange: (value: DebitAccount) => void;
  onNext: () => void;
  onBack: () => void;
  /** What the server said of a field. */
  problems: Partial<Record<string, string>>;
  /** What it said of the whole. */
  refusal: string | null;
  sending: boolean;
}

/** One step of the account: what belongs together, and at the end the password and the leave to debit. */
export function AccountForm(props: Props) {
  const { payment, step, value, onChange, onNext, onBack, problems, refusal, sending } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(false);
  const [mandate, setMandate] = useState(false);
  const fields = steps[step] ?? steps[0];
  const isLast = step === steps.length - 1;

  // What the server found wrong is led to, in whatever step it is.
  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [problems]);

  function problemOf(name: keyof DebitAccount): string | undefined {
    if (name === 'password') return undefined;
    if (!value[name].trim()) return t(`debit.missing.${name}`);
    return name === 'iban' && !isIban(value.iban) ? t('debit.ibanInvalid') : undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setPressed(true);
    if (!fields.some(([name]) => problemOf(name)) && (!isLast || mandate)) {
      setPressed(false);
      onNext();
      return;
    }
    const wrong = [...(form.current?.elements ?? [])].find(
      (one) =>
        one instanceof HTMLInputElement &&
        (one.type === 'checkbox' ? !one.checked : problemOf(one.name as keyof DebitAccount)),
    );
    (wrong as HTMLElement | undefined)?.focus();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {fields.map(([name, autoComplete]) => (
        <TextInput
          key={name}
          name={name}
          className={styles[name.replace('_number', '')] ?? ''}
          label={t(`debit.fields.${name}`)}
          value={value[name]}
          autoComplete={autoComplete}
          spellCheck={false}
          inputMode={name === 'phone' ? 'tel' : 'text'}
          onChange={({ target }) =>
            onChange({ ...value, [name]: name === 'iban' ? groupIban(target.value) : target.value })
          }
          error={(pressed ? problemOf(name) : undefined) ?? problems[name]}
        />
      ))}
      {isLast && (
        <PasswordInput
          className={styles.wide ?? ''}
          label={t('debit.password')}
          hint={t('debit.passwordHint')}
          name="password"
          autoComplete="current-password"
          showLabel={t('debit.show')}
          hideLabelText={t('debit.hide')}
          value={value.password}
          onChange={({ target }) => onChange({ ...value, password: target.value })}
          error={problems.password}
        />
      )}
      {isLast && (
        <div className={`fld ${styles.wide}`}>
          <Checkbox
            checked={mandate}
            invalid={pressed && !mandate}
            aria-describedby="mandate-missing"
            onChange={({ target }) => setMandate(target.checked)}
            label={t('debit.mandate', {
              amount: format.money(payment.amount, payment.currency),
              last4: value.iban.replaceAll(' ', '').slice(-4),
              reference: mandateReference(payment.payment_id),
            })}
          />
          <FieldNote
            id="mandate-missing"
            error={pressed && !mandate && t('debit.missing.mandate')}
          />
        </div>
      )}
      {refusal && (
        <Note kind="err" className={styles.wide ?? ''}>
          {refusal}
        </Note>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="lg" block loading={sending}>
          {isLast ? t('debit.sendCode') : t('debit.next')}
        </Button>
        {step > 0 && (
          <Button type="button" variant="ghost" onClick={onBack}>
            {t('debit.back')}
          </Button>
        )}
      </div>
    </form>
  );
}
