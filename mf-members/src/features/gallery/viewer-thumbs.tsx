import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProfilePhoto } from '../profile/profile.ts';
import styles from './viewer.module.scss';

interface Props {
  photos: readonly ProfilePhoto[];
  shown: number;
  onChange: (index: number) => void;
}

export function ViewerThumbs({ photos, shown, onChange }: Props) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const count = photos.length;

  useEffect(() => {
    row.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);

  if (count < 2) return null;
  return (
    <div ref={row} className={styles.thumbs}>
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className={styles.thumb}
          aria-label={t(photo.locked ? 'photo.thumbLocked' : 'photo.open', {
            position: index + 1,
            count,
          })}
          aria-current={index === shown}
          onClick={() => onChange(index)}
        >
          <img
            src={photo.thumb_url}
            alt=""
            draggable={false}
            className={photo.locked ? styles.blurred : ''}
          />
          {photo.locked && <Lock className="i" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
