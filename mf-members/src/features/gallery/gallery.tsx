import type { Card } from '@afterglow/shared-state';
import { LockedPhoto } from '@afterglow/shared-ui/components/people/locked-photo';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Images } from 'lucide-react';
import type { ProfilePhoto } from '../profile/profile.ts';
import styles from './gallery.module.scss';

interface Props {
  member: Card;
  photos: readonly ProfilePhoto[];
  onOpen: (index: number) => void;
}

const maxTiles = 3;

/** The main photo and up to three tiles; on phones the main photo alone, edge to edge. */
export function Gallery({ member, photos, onOpen }: Props) {
  const { t } = useTranslation();
  const { name } = member;
  const [main, ...others] = photos;
  const tiles = others.slice(0, maxTiles);
  const locked = photos.filter((photo) => photo.locked).length;

  return (
    <div className={styles.gallery} data-tiles={tiles.length}>
      <Photo
        src={main?.full_url ?? null}
        alt={main ? t('photo.of', { name }) : t('photo.none', { name })}
        className={styles.main}
        priority
      >
        {main && (
          <button type="button" className={styles.open} onClick={() => onOpen(0)}>
            <span className="visually-hidden">
              {t('photo.openAll', { count: photos.length, name })}
            </span>
            <span className={styles.count} aria-hidden="true">
              <Images className="i" />
              {t('photo.position', { position: 1, count: photos.length })}
            </span>
          </button>
        )}
      </Photo>
      {tiles.map((photo, index) =>
        photo.locked ? (
          <LockedPhoto
            key={photo.id}
            src={photo.thumb_url}
            {...(index === maxTiles - 1 && locked > 1
              ? {
                  label: t('photo.lockedLabels', { count: locked }),
                  caption: t('photo.lockedCount', { count: locked }),
                }
              : { label: t('photo.lockedLabel') })}
            onClick={() => onOpen(index + 1)}
          />
        ) : (
          <Photo key={photo.id} src={photo.thumb_url} alt="" ratio="tile">
            <button
              type="button"
              className={styles.open}
              aria-label={t('photo.open', { position: index + 2, count: photos.length })}
              onClick={() => onOpen(index + 1)}
            />
          </Photo>
        ),
      )}
    </div>
  );
}
