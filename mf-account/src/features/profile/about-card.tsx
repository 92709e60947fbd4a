import { type OwnProfile, paths, useFormat } from '@afterglow/shared-state';
import { aboutMeMaxLength, nameMaxLength } from '@afterglow/shared-state/limits';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { HeartHandshake } from 'lucide-react';
import { ChoiceSelect } from './choice-select.tsx';
import styles from './profile.module.scss';
import { ProfileCard } from './profile-card.tsx';
import { typingPause, useProfileForm } from './profile-form.ts';
import { SeeksChoice } from './seeks-choice.tsx';

const fields = ['name', 'about_me', 'reason', 'seeks', 'sexuality'] as const;

interface Props {
  profile: OwnProfile;
}

export function AboutCard({ profile }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isKept = profile.seeks !== null;
  const { values, change, flush, errorOf } = useProfileForm();
  return (
    <ProfileCard title={t('about.title')} fields={fields}>
      <div className={styles.two}>
        <TextInput
          label={t('fields.name')}
          autoComplete="nickname"
          maxLength={nameMaxLength}
          value={values.name}
          onChange={(event) => change({ name: event.target.value }, typingPause)}
          onBlur={flush}
          error={errorOf('name')}
        />
        <TextInput
          label={t('fields.birth')}
          readOnly
          className={styles.fixed ?? ''}
          value={format.date(profile.date_of_birth)}
          hint={t('about.ageOnly', { age: profile.age })}
        />
      </div>
      <TextArea
        label={t('fields.about_me')}
        rows={4}
        dir="auto"
        maxLength={aboutMeMaxLength}
        placeholder={t('about.placeholder')}
        hint={t('about.noContact')}
        formatCount={(count, max) => t('about.count', { count, max })}
        value={values.about_me}
        onChange={(event) => change({ about_me: event.target.value }, typingPause)}
        onBlur={flush}
        error={errorOf('about_me')}
      />
      {isKept ? (
        <SeeksChoice
          value={values.seeks}
          onChange={(seeks) => change({ seeks })}
          error={errorOf('seeks')}
        />
      ) : (
        <ListRow
          icon={HeartHandshake}
          title={t('choice.title')}
          detail={t('choice.gone')}
          to={paths.settings()}
        />
      )}
      <div className={styles.two}>
        {isKept && <ChoiceSelect field="sexuality" required />}
        <ChoiceSelect field="reason" />
      </div>
    </ProfileCard>
  );
}
