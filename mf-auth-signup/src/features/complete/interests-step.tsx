import { ApiError, interests, put, session, useData } from '@afterglow/shared-state';
import { ownInterestsMaxItems } from '@afterglow/shared-state/limits';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { InterestChips } from '@afterglow/shared-ui/components/forms/interest-chips';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { StepFrame } from './step-frame.tsx';

interface Props {
  onDone: () => void;
  onSkip: () => void;
}

const count = ownInterestsMaxItems;

export function InterestsStep({ onDone, onSkip }: Props) {
  const { t, i18n } = useTranslation();
  const { data, error, reload } = useData(interests);
  const [chosen, setChosen] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** A server newer than these texts may know more of them. */
  function nameOf(key: string): string | null {
    const text: string = `interests.${key}`;
    return i18n.exists(text, { ns: 'mf-auth-signup' }) ? t(text as 'interests.wine') : null;
  }

  async function save(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { user } = await put('/api/user.php', { profile: { interests: chosen } });
      session.patch({ profile: user.profile });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
      setBusy(false);
    }
  }

  return (
    <StepFrame
      title={t('complete.interestsTitle')}
      lead={t('complete.interestsLead', { count })}
      ready={chosen.length > 0}
      busy={busy}
      onNext={() => void save()}
      onSkip={onSkip}
    >
      {problem && <Note kind="err">{problem}</Note>}
      {error && !data && (
        <ErrorState title={t('complete.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      <InterestChips
        interests={data ?? []}
        chosen={chosen}
        max={count}
        nameOf={nameOf}
        full={t('complete.full', { count })}
        onChange={setChosen}
      />
    </StepFrame>
  );
}
