import { type Profile, useSettings } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './profile.module.scss';
import { ProfileInterests } from './profile-interests.tsx';
import { AboutMe, WhyHere } from './profile-notes.tsx';
import { ProfilePrompts } from './profile-prompts.tsx';
import { useDetails } from './use-details.ts';

interface Props {
  profile: Profile;
}

/** What a member tells: about, why here, details, interests; as far as the site shows them. */
export function ProfileTexts({ profile }: Props) {
  const { t } = useTranslation();
  const visible = useSettings((site) => site.visible_profile_fields);
  const details = useDetails(profile, visible);

  return (
    <>
      <AboutMe text={profile.about_me} />
      <ProfilePrompts profile={profile} />
      <WhyHere reason={profile.reason} />
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
      {visible.includes('interests') && <ProfileInterests keys={profile.interests} />}
    </>
  );
}
