import { type Profile, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './profile.module.scss';

/** A text stands where the site shows both its field and the texts of a profile. */
function useTells(note: string): boolean {
  const visible = useSettings((site) => site.visible_profile_fields);
  const notes = useSettings((site) => site.visible_profile_notes);
  return visible.includes(note) && notes.includes(note);
}

export function AboutMe({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  const tells = useTells('about_me');
  if (!text || !tells) return null;
  return (
    <section>
      <h2 className="h3 mb-1">{t('profile.about')}</h2>
      <p className={styles.about}>{text}</p>
    </section>
  );
}

export function WhyHere({ reason }: { reason: Profile['reason'] | undefined }) {
  const { t, i18n } = useTranslation();
  const tells = useTells('reason');
  const key = `choices.reason.${reason}`;
  // An older page does not know the reasons of a newer server.
  if (!reason || !tells || !i18n.exists(key, { ns: 'mf-members' })) return null;
  return (
    <section>
      <h2 className="h3 mb-1">{t('profile.why')}</h2>
      <p className="mut">{t(key as 'choices.reason.chat')}</p>
    </section>
  );
}
