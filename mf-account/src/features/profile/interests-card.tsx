import { interests, useData } from '@afterglow/shared-state';
import { ownInterestsMaxItems } from '@afterglow/shared-state/limits';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';

const fields = ['interests'] as const;
/** Several taps in a row are saved together. */
const tapPause = 400;

export function InterestsCard() {
  const { t, i18n } = useTranslation();
  const { values, change } = useProfileForm();
  const { data, error, reload } = useData(interests);
  const [full, setFull] = useState(false);
  const chosen = values.interests;

  function nameOf(key: string): string | null {
    const text: string = `interests.${key}`;
    return i18n.exists(text, { ns: 'mf-account' }) ? t(text as 'interests.wine') : null;
  }

  function toggle(key: string): void {
    const isOn = chosen.includes(key);
    const isTooMuch = !isOn && chosen.length >= ownInterestsMaxItems;
    setFull(isTooMuch);
    if (isTooMuch) return;
    const next = isOn ? chosen.filter((one) => one !== key) : [...chosen, key];
    change({ interests: next }, tapPause);
  }

  return (
    <ProfileCard
      title={t('interestsCard.title')}
      fields={fields}
      lead={t('interestsCard.count', { count: chosen.length, max: ownInterestsMaxItems })}
    >
      {error && (
        <Note kind="err" action={<NoteAction onClick={reload}>{t('retry')}</NoteAction>}>
          {error.message}
        </Note>
      )}
      <div className="row-x wrap" aria-busy={!data && !error}>
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
        {full && t('interestsCard.full', { max: ownInterestsMaxItems })}
      </p>
    </ProfileCard>
  );
}
