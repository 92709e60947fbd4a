import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Answer } from './answer.tsx';
import { Contact } from './contact.tsx';
import styles from './landing.module.scss';
import type { LandingProps } from './landing-guard.tsx';
import { LandingPhoto } from './landing-photo.tsx';

/** A portrait, the first thing they say, and a place to answer. */
export function Hello({ member }: LandingProps) {
  const { t } = useTranslation();
  const { name, about_me } = member;
  return (
    <div className={styles.hello}>
      <LandingPhoto member={member} className={styles.portrait} named />
      <div className={styles.words}>
        <h1 className="display">{t('landing.hello', { name })}</h1>
        {about_me && <p className={styles.bubble}>{about_me}</p>}
        <div className={styles.card}>
          <Contact member={member} action={t('landing.write', { name })}>
            <Answer member={member} />
          </Contact>
        </div>
      </div>
    </div>
  );
}
