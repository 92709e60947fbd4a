import { useSession } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { cx } from '@afterglow/shared-ui/cx';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AddTile, PremiumTile } from './add-tile.tsx';
import { type CheckedFiles, checkFiles } from './check-files.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photos.module.scss';
import { PictureButton } from './picture-button.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx'));

/** What Premium members may have. */
const premiumLimit = 25;

export function PhotosCard() {
  const { t } = useTranslation();
  const photos = usePhotos();
  const { uploads, add, retry, drop } = useUploads(photos.add);
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const mainId = useSession((state) => state.user?.profile.main_image?.id);
  const [refused, setRefused] = useState<CheckedFiles['refused']>([]);
  const [doomed, setDoomed] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const limit = photos.limit;
  const used = photos.photos.length + uploads.length;
  const room = limit === null ? 0 : limit - used;

  function onFiles(files: File[]): void {
    if (limit === null) return;
    const checked = checkFiles(files, room);
    setRefused(checked.refused);
    add(checked.accepted);
  }

  const { over, handlers } = useFileDrop(onFiles);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const inEditor = photos.photos.find(({ id }) => id === edited);
  const first = photos.photos.some(({ id }) => id === mainId) ? 1 : 0;

  /** In front of the main photo there is no place, but a photo can take its place. */
  function place(from: number, to: number): void {
    const photo = photos.photos[from];
    if (to < first && photo && !photo.private) photos.makeMain(photo.id);
    else photos.move(from, Math.max(to, first));
  }

  return (
    <section
      ref={neighbourInherits}
      className={cx('card-x', styles.card, over && styles.over)}
      aria-label={t('photos.title')}
      {...handlers}
    >
      <div className="row-x between">
        <h2 className="h3">{t('photos.title')}</h2>
        {limit !== null && (
          <span className="sm mut num">
            {t('photos.count', { count: photos.photos.length, limit })}
          </span>
        )}
      </div>
      <p className="sm mut">
        {isPremium ? t('photos.lead') : t('photos.leadFree', { count: premiumLimit })}
        {room > 0 && !hasCamera && ` ${t('photos.ways')}`}
      </p>
      {room > 0 && hasCamera && (
        <div className={styles.camera}>
          <PictureButton
            camera
            icon={Camera}
            label={t('photos.take')}
            variant="outline"
            onFiles={(files) => onFiles([...(files ?? [])])}
          />
        </div>
      )}
      {photos.error && (
        <ErrorState title={t('photos.failed')} retryLabel={t('retry')} onRetry={photos.reload}>
          {photos.error.message}
        </ErrorState>
      )}
      {limit === null && !photos.error && <PhotosSkeleton />}
      {limit !== null && (
        <ul className={styles.grid}>
          {photos.photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              isMain={photo.id === mainId}
              photos={photos}
              onDelete={() => setDoomed(photo.id)}
              onEdit={() => setEdited(photo.id)}
              onPlace={place}
              first={first}
              dragged={dragged}
              onDrag={setDragged}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload)}
            />
          ))}
          {room > 0 && <AddTile onFiles={onFiles} />}
          {!isPremium && <PremiumTile more={premiumLimit - limit} />}
        </ul>
      )}
      {refused.length > 0 && limit !== null && (
        <Note kind="err" dismissLabel={t('photos.close')} onDismiss={() => setRefused([])}>
          <ul className={styles.refused}>
            {refused.map(({ name, reason }) => (
              <li key={name}>{t(`photos.refused.${reason}`, { name, count: limit })}</li>
            ))}
          </ul>
        </Note>
      )}
      {inEditor && (
        <Suspense fallback={null}>
          <EditDialog
            photo={inEditor}
            isMain={inEditor.id === mainId}
            onClose={() => setEdited(null)}
            onSave={photos.edit}
          />
        </Suspense>
      )}
      <DeleteDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onDelete={() => doomed && photos.remove(doomed)}
      />
    </section>
  );
}

function PhotosSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3].map((tile) => (
        <div key={tile} className={`sk ${styles.waiting}`} />
      ))}
    </div>
  );
}
