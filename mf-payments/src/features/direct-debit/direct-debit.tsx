import { ApiError, type Payment, paths, post } from '@afterglow/shared-state';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { useId, useRef, useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import { noAccount, stepOf, steps } from './debit-account.ts';

interface Props {
  payment: Payment;
}

/** Paying an order by direct debit in three steps: account, address with leave, code. */
export function DirectDebit({ payment }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [account, setAccount] = useState(noAccount);
  const [phone, setPhone] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const positionId = useId();
  const head = useRef<HTMLElement>(null);
  const all = steps.length + 1;
  const isCode = step === steps.length;
  const position = t('debit.step', { step: step + 1, steps: all });

  async function send(): Promise<void> {
    setSending(true);
    setProblems({});
    setRefusal(null);
    try {
      const { password, ...whose } = account;
      const proof = password ? { password } : {};
      const body = { ...whose, ...proof, payment_id: payment.payment_id, mandate: true as const };
      const answer = await post('/api/directdebit.php', body);
      setPhone(answer.phone_last3);
      setStep(steps.length);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first] = error.details;
      if (first) {
        setProblems(Object.fromEntries(error.details.map((one) => [one.field, one.message])));
        setStep(stepOf(first.field));
      } else setRefusal(error.message);
    } finally {
      setSending(false);
    }
  }

  function next(): void {
    if (step < steps.length - 1) setStep(step + 1);
    else void send();
  }

  /** Whoever went on before the answer came stays there. */
  function finish(): void {
    if (head.current) navigate(paths.transaction(payment.payment_id), { replace: true });
  }

  return (
    <>
      <Progress step={step + 1} steps={all} label={position} />
      <header ref={head}>
        <h1 tabIndex={-1} aria-describedby={positionId}>
          {isCode ? t('debit.codeTitle') : t('debit.title')}
        </h1>
        <span id={positionId} hidden>
          {position}
        </span>
        <p className="mut mt-2">
          {isCode ? t('debit.codeLead', { last: phone }) : t('debit.lead')}
        </p>
      </header>
      {isCode ? (
        <CodeForm
          payment={payment.payment_id}
          package={payment.package}
          onDone={finish}
          onBack={() => setStep(steps.length - 1)}
        />
      ) : (
        <AccountForm
          key={step}
          payment={payment}
          step={step}
          value={account}
          onChange={(value) => {
            setAccount(value);
            setProblems({});
          }}
          onNext={next}
          onBack={() => setStep(step - 1)}
          problems={problems}
          refusal={refusal}
          sending={sending}
        />
      )}
    </>
  );
}
