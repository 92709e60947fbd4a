import { ApiError, interests, put, session, useData } from '@afterglow/shared-state';
import { ownInterestsMaxItems } from '@afterglow/shared-state/limits';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { StepFrame } from './step-frame.tsx';

interface Props {
  onDone: () => void;
}

const count = ownInterestsMaxItems;

export function InterestsStep({ onDone }: Props) {
  const { t, i18n } = useTranslation();
  const { data, error, reload } = useData(interests);
  const [chosen, setChosen] = useState<string[]>([]);
  const [full, setFull] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** A server newer than these texts may know more of them. */
  function nameOf(key: string): string | null {
    const text: string = `interests.${key}`;
    return i18n.exists(text, { ns: 'mf-auth-signup' }) ? t(text as 'interests.wine') : null;
  }

  function toggle(key: string): void {
    const isOn = chosen.includes(key);
    setFull(!isOn && chosen.length >= count);
    if (isOn) setChosen(chosen.filter((one) => one !== key));
    else if (chosen.length < count) setChosen([...chosen, key]);
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
      onSkip={onDone}
    >
      {problem && <Note kind="err">{problem}</Note>}
      {error && !data && (
        <ErrorState title={t('complete.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      <div className="row-x wrap">
        {(data ?? []).map(({ key, icon }) => {
          const name = nameOf(key);
          return (
            name && (
              <Chip
                key={key}
                icon={iconByName(icon)}
                selected={chosen.includes(key)}
                onClick={() => toggle(key)}
              >
                {name}
              </Chip>
            )
          );
        })}
      </div>
      <p className="sm mut" role="status">
        {full && t('complete.full', { count })}
      </p>
    </StepFrame>
  );
}
