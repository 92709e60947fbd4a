import { interests, useData } from '@afterglow/shared-state';
import { ownInterestsMaxItems } from '@afterglow/shared-state/limits';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { InterestChips } from '@afterglow/shared-ui/components/forms/interest-chips';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';

const fields = ['interests'] as const;
/** Several taps in a row are saved together. */
const tapPause = 400;

export function InterestsCard() {
  const { t, i18n } = useTranslation();
  const { values, change } = useProfileForm();
  const { data, error, reload } = useData(interests);
  const chosen = values.interests;

  function nameOf(key: string): string | null {
    const text: string = `interests.${key}`;
    return i18n.exists(text, { ns: 'mf-account' }) ? t(text as 'interests.wine') : null;
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
      <InterestChips
        interests={data ?? []}
        chosen={chosen}
        max={ownInterestsMaxItems}
        nameOf={nameOf}
        full={t('interestsCard.full', { max: ownInterestsMaxItems })}
        loading={!data && !error}
        onChange={(next) => change({ interests: next }, tapPause)}
      />
    </ProfileCard>
  );
}
