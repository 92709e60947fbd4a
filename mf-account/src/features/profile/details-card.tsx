import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChoiceSelect } from './choice-select.tsx';
import { HeightSelect } from './height-select.tsx';
import styles from './profile.module.scss';
import { ProfileCard } from './profile-card.tsx';

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
