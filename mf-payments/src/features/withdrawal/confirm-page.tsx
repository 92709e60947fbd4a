import {
  ApiError,
  paths,
  put,
  resource,
  useData,
  useFormat,
  usePageTitle,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CircleCheck, Clock, Coins, Link as LinkIcon, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { paymentNumber } from '../payment/payment.ts';
import type { Which } from './use-withdrawal-link.ts';
import { withdrawalPath } from './withdrawal-path.ts';

const withdrawalOf = resource('/api/withdrawal.php', { of: (answer) => answer.withdrawal });

/** There is no such order, or none any more for this link. */
const unknown = [400, 403, 404, 410];

const icons = { possible: Undo2, nothing: Coins, late: Clock, done: CircleCheck };

interface Props {
  which: Which;
}

/** What is agreed to: nothing else is done. */
interface Seen {
  unused: number;
  amount: number;
  ends_premium: boolean;
}

/** What goes back is shown first; one more press does it. */
export function ConfirmPage({ which }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, reload } = useData(withdrawalOf, which);
  const [after, setAfter] = useState<typeof data>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const order = after ?? data;
  usePageTitle(t('withdrawal.title'));

  async function confirm({ unused, amount, ends_premium }: Seen): Promise<void> {
    setSending(true);
    setRefusal(null);
    const seen = { unused, amount, ends_premium };
    try {
      setAfter((await put('/api/withdrawal.php', { ...which, seen })).withdrawal);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setRefusal(problem.message);
      reload();
    } finally {
      setSending(false);
    }
  }

  if (!order && error) {
    return unknown.includes(error.status) ? (
      <ResultCard
        icon={LinkIcon}
        tone="warn"
        title={t('withdrawal.unknown.title')}
        actions={
          <LinkButton size="lg" block to={withdrawalPath()} replace>
            {t('withdrawal.unknown.again')}
          </LinkButton>
        }
      >
        {t('withdrawal.unknown.text')}
      </ResultCard>
    ) : (
      <ErrorState title={t('withdrawal.failed')} asHeading retryLabel={t('retry')} onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  if (!order) {
    return (
      <>
        <h1>{t('withdrawal.title')}</h1>
        <ListSkeleton rows={3} />
      </>
    );
  }

  const { state, credits, unused, paid, amount, currency, ends_premium } = order;
  const money = format.money(amount, currency);
  return (
    <ResultCard
      icon={icons[state]}
      tone={state === 'done' ? 'ok' : 'primary'}
      title={t(`withdrawal.${state}.title`, { amount: money })}
      facts={[
        { term: t('result.number'), value: paymentNumber(order.payment_id) },
        { term: t('withdrawal.bought'), value: t('credits', { count: credits }) },
        { term: t('withdrawal.paid'), value: format.money(paid, currency) },
        { term: t('withdrawal.unused'), value: t('credits', { count: unused }) },
        ...(amount > 0 ? [{ term: t('withdrawal.back'), value: money }] : []),
      ]}
      actions={
        state === 'possible' ? (
          <>
            {refusal && <Note kind="err">{refusal}</Note>}
            <Button size="lg" block loading={sending} onClick={() => void confirm(order)}>
              {t('withdrawal.possible.confirm', { amount: money })}
            </Button>
            <LinkButton variant="ghost" to={paths.index()}>
              {t('withdrawal.possible.keep')}
            </LinkButton>
          </>
        ) : (
          <LinkButton variant="ghost" to={paths.index()}>
            {t('withdrawal.leave')}
          </LinkButton>
        )
      }
    >
      <p role="status">
        {t(`withdrawal.${state}.text`, { date: format.date(order.until), amount: money })}
      </p>
      {state === 'possible' && <p>{t(`withdrawal.premium.${ends_premium ? 'ends' : 'stays'}`)}</p>}
    </ResultCard>
  );
}
