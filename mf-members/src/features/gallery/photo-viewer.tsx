import type { Card } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronLeft, ChevronRight, Flag, X } from 'lucide-react';
import type { ProfilePhoto } from '../profile/profile.ts';
import { usePhotoSteps } from './use-photo-steps.ts';
import styles from './viewer.module.scss';
import { ViewerPhoto } from './viewer-photo.tsx';
import { ViewerThumbs } from './viewer-thumbs.tsx';

interface Props {
  member: Card;
  photos: readonly ProfilePhoto[];
  /** Which photo is shown; null while closed. */
  index: number | null;
  onChange: (index: number) => void;
  onClose: () => void;
  onUnlock: () => void;
  /** Without it there is nothing to report with, for visitors. */
  onReport?: ((photo: ProfilePhoto) => void) | undefined;
}

/** All photos over the whole screen: arrow keys, swipe, buttons and thumbnails. */
export function PhotoViewer(props: Props) {
  const { member, photos, index, onChange, onClose, onUnlock, onReport } = props;
  const { t } = useTranslation();
  const shown = Math.min(index ?? 0, photos.length - 1);
  const steps = usePhotoSteps(photos.length, shown, onChange);
  const photo = photos[shown];
  const position = t('photo.positionWords', { position: shown + 1, count: photos.length });

  return (
    <Dialog
      open={index !== null && photo !== undefined}
      onClose={onClose}
      title={t('photo.allOf', { name: member.name })}
      hideTitle
      full
      bare
      className={styles.viewer ?? ''}
    >
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, for whatever has the focus
        <div className={styles.room} data-bs-theme="dark" onKeyDown={steps.onKeyDown}>
          <header className={styles.bar}>
            <IconButton
              variant="glass"
              size="sm"
              icon={X}
              label={t('photo.close')}
              onClick={onClose}
              data-autofocus
            />
            <span className="b num" role="status">
              {position}
            </span>
            {onReport ? (
              <IconButton
                variant="glass"
                size="sm"
                icon={Flag}
                label={t('photo.report')}
                onClick={() => onReport(photo)}
              />
            ) : (
              <span className={styles.spare} />
            )}
          </header>
          <div className={styles.stage} {...steps.swipe}>
            <IconButton
              className={styles.step ?? ''}
              variant="glass"
              icon={ChevronLeft}
              label={t('photo.previous')}
              hidden={photos.length < 2}
              onClick={() => steps.step(-1)}
            />
            <ViewerPhoto
              key={photo.id}
              photo={photo}
              name={member.name}
              position={position}
              onUnlock={onUnlock}
            />
            <IconButton
              className={styles.step ?? ''}
              variant="glass"
              icon={ChevronRight}
              label={t('photo.next')}
              hidden={photos.length < 2}
              onClick={() => steps.step(1)}
            />
          </div>
          <ViewerThumbs photos={photos} shown={shown} onChange={onChange} />
        </div>
      )}
    </Dialog>
  );
}
