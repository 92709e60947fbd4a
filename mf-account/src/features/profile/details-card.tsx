import { useLanguage, useSettings } from '@afterglow/shared-state';
import { heightMaximum, heightMinimum } from '@afterglow/shared-state/limits';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChoiceSelect } from './choice-select.tsx';
import styles from './profile.module.scss';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';

const fields = [
  'relationship_status',
  'height',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const;

/** Only what this site shows on a profile is asked. */
export function DetailsCard() {
  const { t } = useTranslation();
  const visible = useSettings((settings) => settings.visible_profile_fields);
  const asked = fields.filter((field) => visible?.includes(field) ?? true);
  if (asked.length === 0) return null;
  return (
    <ProfileCard title={t('details.title')} fields={fields} lead={t('details.lead')}>
      <div className={styles.two}>
        {asked.map((field) =>
          field === 'height' ? (
            <HeightSelect key={field} />
          ) : (
            <ChoiceSelect key={field} field={field} />
          ),
        )}
      </div>
    </ProfileCard>
  );
}

function HeightSelect() {
  const { t } = useTranslation();
  const language = useLanguage((state) => state.current);
  const { values, change, errorOf } = useProfileForm();
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'centimeter' });
  const options = Array.from({ length: heightMaximum - heightMinimum + 1 }, (_, index) => {
    const height = heightMinimum + index;
    return { value: String(height), label: format.format(height) };
  });
  return (
    <Select
      label={t('fields.height')}
      placeholder={t('fields.notSaid')}
      options={options}
      value={values.height ? String(values.height) : ''}
      onChange={(event) => change({ height: Number(event.target.value) || null })}
      error={errorOf('height')}
    />
  );
}
