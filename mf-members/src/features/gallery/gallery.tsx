import type { Card } from '@afterglow/shared-state';
import { LockedPhoto } from '@afterglow/shared-ui/components/people/locked-photo';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { useIsPhone } from '@afterglow/shared-ui/hooks/use-is-phone';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Images, Lock } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { ProfilePhoto } from '../profile/profile.ts';
import styles from './gallery.module.scss';
import { useSideSwipe } from './use-side-swipe.ts';

interface Props {
  member: Card;
  photos: readonly ProfilePhoto[];
  onOpen: (index: number) => void;
  /** A swipe over the photo on a phone: on to the next member, or back to the one before. */
  onSwipe: (by: 1 | -1) => void;
}

const maxTiles = 3;

/**
 * The main photo and up to three tiles. On phones one photo, edge to edge: a press at its sides goes
 * on to the next photo, in the middle it opens all of them.
 */
export function Gallery({ member, photos, onOpen, onSwipe }: Props) {
  const { t } = useTranslation();
  const { name } = member;
  const isPhone = useIsPhone();
  const swipe = useSideSwipe(onSwipe);
  const [at, setAt] = useState(0);
  const shown = isPhone ? Math.min(at, photos.length - 1) : 0;
  const main = photos[shown];
  const others = photos.slice(1);
  const tiles = others.slice(0, maxTiles);
  const locked = photos.filter((photo) => photo.locked).length;

  function press(event: MouseEvent<HTMLElement>) {
    const side = isPhone && photos.length > 1 ? sideOf(event) : 0;
    const next = shown + side;
    if (side === 0 || !photos[next]) return onOpen(shown);
    setAt(next);
  }

  return (
    <div className={styles.gallery} data-tiles={tiles.length} {...(isPhone && swipe)}>
      <Photo
        src={main?.full_url ?? null}
        tone={main?.tone}
        alt={main ? t('photo.of', { name }) : t('photo.none', { name })}
        className={styles.main}
        priority
      >
        {isPhone && photos.length > 1 && (
          <div className={styles.segments} aria-hidden="true">
            {photos.map((photo, index) => (
              <span key={photo.id} data-on={index === shown || undefined} />
            ))}
          </div>
        )}
        {main?.locked && (
          <span className={styles.lock} aria-hidden="true">
            <Lock className="i" />
          </span>
        )}
        {main && (
          <button type="button" className={styles.open} onClick={press}>
            <span className="visually-hidden">
              {t('photo.openAll', { count: photos.length, name })}
            </span>
            <span className={styles.count} aria-hidden="true">
              <Images className="i" />
              {t('photo.position', { position: shown + 1, count: photos.length })}
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
          <Photo key={photo.id} src={photo.thumb_url} tone={photo.tone} alt="" ratio="tile">
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

/** Which third of the photo was pressed; a key presses the middle. */
function sideOf({ detail, clientX, currentTarget }: MouseEvent<HTMLElement>): -1 | 0 | 1 {
  const { left, width } = currentTarget.getBoundingClientRect();
  if (detail === 0 || width === 0) return 0;
  const part = (clientX - left) / width;
  if (part < 1 / 3) return -1;
  return part > 2 / 3 ? 1 : 0;
}
