import { ApiError, put, resource, toast, useData, useFormat } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import { minorUnits } from './minor-units.ts';

const limit = resource('/api/spending-limit.php');

/** What one wants to spend at most: lower holds at once, higher after days of thinking. */
export function SpendingCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, loading, reload, change } = useData(limit);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ message: string } | null>(null);
  const [working, setWorking] = useState(false);
  const form = useProblemFocus(problem);

  async function wish(amount: number | null): Promise<void> {
    if (working) return;
    setWorking(true);
    setProblem(null);
    try {
      const answer = await put('/api/spending-limit.php', { amount });
      change(() => answer);
      setTyped('');
      toast({ kind: 'ok', text: t(answer.next ? 'spending.later' : 'spending.saved') });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.details[0] ?? failure);
    } finally {
      setWorking(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const amount = minorUnits(typed);
    if (amount === null) setProblem({ message: t('spending.invalid') });
    else void wish(amount);
  }

  const money = (amount: number) => format.money(amount, data?.currency ?? 'EUR');
  return (
    <section
      ref={neighbourInherits}
      className="card-x col-x"
      aria-label={t('spending.title')}
      aria-busy={loading}
    >
      <div>
        <h2 className="h3">{t('spending.title')}</h2>
        <p className="mut mb-0">
          {t('spending.lead', { count: data?.cooling_days ?? 7, days: data?.days ?? 30 })}
        </p>
      </div>
      {data && (
        <>
          <p className="mb-0">
            {data.amount === null
              ? t('spending.none', { spent: money(data.spent), days: data.days })
              : t('spending.some', {
                  spent: money(data.spent),
                  limit: money(data.amount),
                  days: data.days,
                })}
          </p>
          {data.next && (
            <Note
              kind="info"
              action={
                <NoteAction onClick={() => void wish(data.amount)}>{t('spending.keep')}</NoteAction>
              }
            >
              {data.next.amount === null
                ? t('spending.endsOn', { when: format.date(data.next.from) })
                : t('spending.risesOn', {
                    when: format.date(data.next.from),
                    limit: money(data.next.amount),
                  })}
            </Note>
          )}
          <form ref={form} className="col-x" onSubmit={submit} noValidate>
            <TextInput
              label={t('spending.label', { currency: data.currency })}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(null);
              }}
              error={problem?.message}
            />
            <div className="row-x wrap">
              <Button type="submit" variant="outline" loading={working}>
                {t('spending.save')}
              </Button>
              {data.amount !== null && data.next?.amount !== null && (
                <Button variant="neutral" onClick={() => void wish(null)}>
                  {t('spending.end')}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
      {!data && loading && <ListSkeleton rows={1} />}
      {!data && error && (
        <ErrorState title={t('spending.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
    </section>
  );
}
