import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Crown, Lock } from 'lucide-react';
import type { ProfilePhoto } from '../profile/profile.ts';
import styles from './viewer.module.scss';

interface Props {
  photo: ProfilePhoto;
  name: string;
  /** "2 of 7" */
  position: string;
  onUnlock: () => void;
}

/** One large photo; a locked one says what opens it. */
export function ViewerPhoto({ photo, name, position, onUnlock }: Props) {
  const { t } = useTranslation();
  if (!photo.locked) {
    return (
      <Photo
        className={styles.photo ?? ''}
        src={photo.full_url}
        tone={photo.tone}
        alt={t('photo.ofAt', { name, position })}
        priority
      />
    );
  }
  return (
    <div className={`ph lock on-photo ${styles.photo}`}>
      <img src={photo.full_url} alt="" />
      <div className={`lk ${styles.locked}`}>
        <span className="ring">
          <Lock className="i" aria-hidden="true" />
        </span>
        <h3>{t('photo.private')}</h3>
        <p>{t('photo.privateText', { name })}</p>
        <Button variant="gold" icon={Crown} onClick={onUnlock}>
          {t('photo.unlock')}
        </Button>
      </div>
    </div>
  );
}
