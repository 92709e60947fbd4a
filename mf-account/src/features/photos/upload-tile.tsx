import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { RotateCw, X } from 'lucide-react';
import styles from './photos.module.scss';
import type { Upload, UploadError } from './use-uploads.ts';

interface Props {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture on its way, or one that did not arrive and says why. */
export function UploadTile({ upload, onRetry, onDrop }: Props) {
  const { t } = useTranslation();
  const { file, preview, progress, error } = upload;
  const leaveOut = (
    <IconButton
      variant="glass"
      size="sm"
      icon={X}
      label={t('photos.drop', { name: file.name })}
      onClick={onDrop}
    />
  );
  return (
    <li className={styles.tile}>
      <div className={`ph ph-card ${styles.photo} ${styles.sending}`}>
        <img src={preview} alt="" />
      </div>
      <div className={styles.state}>
        {error ? (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long words scroll, and are reached by keyboard */}
            <span className={`xs b ${styles.reason}`} role="alert" tabIndex={0}>
              <Words {...error} />
            </span>
            <span className="row-x">
              {error.canRetry && (
                <IconButton
                  variant="glass"
                  size="sm"
                  icon={RotateCw}
                  label={t('photos.sendAgain', { name: file.name })}
                  onClick={onRetry}
                />
              )}
              {leaveOut}
            </span>
          </>
        ) : (
          <>
            <progress
              className={styles.progress}
              max={1}
              value={progress}
              aria-label={t('photos.sending', { name: file.name })}
            />
            {leaveOut}
          </>
        )}
      </div>
    </li>
  );
}

/** The server knows two of them only of any file. */
function Words({ code, message }: UploadError) {
  const { t } = useTranslation();
  if (code === 'unsupported_type') return t('photos.refused.unsupported');
  if (code === 'too_large') return t('photos.refused.heavy');
  return message;
}
