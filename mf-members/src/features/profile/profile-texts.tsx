import { type Profile, useSettings } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './profile.module.scss';
import { ProfileInterests } from './profile-interests.tsx';
import { ProfilePrompts } from './profile-prompts.tsx';
import { useDetails } from './use-details.ts';

interface Props {
  profile: Profile;
}

/** What a member tells: about, why here, details, interests; as far as the site shows them. */
export function ProfileTexts({ profile }: Props) {
  const { t, i18n } = useTranslation();
  const visible = useSettings((site) => site.visible_profile_fields);
  const notes = useSettings((site) => site.visible_profile_notes);
  const shows = (field: string) => visible.includes(field);
  const tells = (note: string) => shows(note) && notes.includes(note);
  const details = useDetails(profile, visible);
  const reason: string = `choices.reason.${profile.reason}`;

  return (
    <>
      {profile.about_me && tells('about_me') && (
        <section>
          <h2 className="h3 mb-1">{t('profile.about')}</h2>
          <p className={styles.about}>{profile.about_me}</p>
        </section>
      )}
      <ProfilePrompts profile={profile} />
      {profile.reason && tells('reason') && i18n.exists(reason, { ns: 'mf-members' }) && (
        <section>
          <h2 className="h3 mb-1">{t('profile.why')}</h2>
          <p className="mut">{t(reason as 'choices.reason.chat')}</p>
        </section>
      )}
      {details.length > 0 && (
        <section>
          <h2 className="h3 mb-2">{t('profile.details')}</h2>
          <ul className={`chips ${styles.list}`}>
            {details.map(({ field, icon, text }) => (
              <li key={field}>
                <Chip icon={icon}>{text}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shows('interests') && <ProfileInterests keys={profile.interests} />}
    </>
  );
}
