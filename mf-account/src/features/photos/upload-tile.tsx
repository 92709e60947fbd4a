import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { RotateCw, X } from 'lucide-react';
import styles from './photos.module.scss';
import type { Upload } from './use-uploads.ts';

interface Props {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture on its way, or one that did not arrive and says why. */
export function UploadTile({ upload, onRetry, onDrop }: Props) {
  const { t } = useTranslation();
  const { file, preview, progress, error } = upload;
  return (
    <li className={styles.tile}>
      <div className={`ph ph-card ${styles.photo} ${styles.sending}`}>
        <img src={preview} alt="" />
      </div>
      <div className={styles.over}>
        {error ? (
          <>
            <span className={`xs b ${styles.reason}`} role="alert">
              {error}
            </span>
            <span className="row-x">
              <IconButton
                variant="glass"
                size="sm"
                icon={RotateCw}
                label={t('photos.sendAgain', { name: file.name })}
                onClick={onRetry}
              />
              <IconButton
                variant="glass"
                size="sm"
                icon={X}
                label={t('photos.drop', { name: file.name })}
                onClick={onDrop}
              />
            </span>
          </>
        ) : (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={t('photos.sending', { name: file.name })}
          />
        )}
      </div>
    </li>
  );
}
