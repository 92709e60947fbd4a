import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Lock } from 'lucide-react';
import { photosOf } from '../gallery/photos-of.ts';
import { Contact } from './contact.tsx';
import styles from './landing.module.scss';
import type { LandingProps } from './landing-guard.tsx';
import { LandingPhoto } from './landing-photo.tsx';

const shown = 5;

/** Their photos laid out like prints on a table; those that stay private are blurred. */
export function Album({ member }: LandingProps) {
  const { t } = useTranslation();
  const { name } = member;
  const photos = photosOf(member);
  const others = photos.slice(1, shown);
  return (
    <div className={styles.album}>
      <div className={styles.prints}>
        <LandingPhoto member={member} className={styles.print} />
        {others.map((photo) =>
          photo.locked ? (
            <span key={photo.id} className={`${styles.print} ${styles.locked}`}>
              <img src={photo.thumb_url} alt="" />
              <Lock className="i" aria-hidden="true" />
              <span className="visually-hidden">{t('photo.private')}</span>
            </span>
          ) : (
            <img
              key={photo.id}
              className={styles.print}
              src={photo.thumb_url}
              alt={t('photo.of', { name })}
            />
          ),
        )}
      </div>
      <div className={styles.below}>
        <h1>{t('landing.album', { count: photos.length, name })}</h1>
        <p className="lead">{t('landing.albumLead', { name, city: member.city })}</p>
        <Contact member={member} action={t('landing.see', { name })} />
      </div>
    </div>
  );
}
