import { ApiError, upload, type Verification } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Camera, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { PictureButton } from '../photos/picture-button.tsx';
import { PosePicture } from './pose-picture.tsx';
import { usePicture } from './use-picture.ts';
import styles from './verification.module.scss';

interface Props extends Pick<Verification, 'pose'> {
  onSent: (verification: Verification) => void;
}

/** How to sit for the photo, and sending it. What fails keeps the picture. */
export function VerificationForm({ pose, onSent }: Props) {
  const { t } = useTranslation();
  const picture = usePicture();
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = progress !== null;

  function choose(files: FileList | null): void {
    setProblem(null);
    picture.choose(files);
  }

  async function send(photo: File): Promise<void> {
    setProgress(0);
    setProblem(null);
    try {
      onSent(await upload('/api/verification.php', { photo }, { onProgress: setProgress }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setProgress(null);
    }
  }

  const isChosen = picture.file !== null;
  return (
    <>
      <div className={styles.how}>
        <PosePicture pose={pose} />
        <div>
          <h3 className={styles.title}>{t('verification.how')}</h3>
          <ul className={styles.rules}>
            <li className="b">{t(`verification.pose.${pose}`)}</li>
            <li>{t('verification.face')}</li>
            <li>{t('verification.private')}</li>
          </ul>
        </div>
      </div>
      {picture.preview && (
        <img className={styles.preview} src={picture.preview} alt={t('verification.preview')} />
      )}
      {picture.refusal && (
        <Note kind="err">
          {t(picture.refusal === 'size' ? 'verification.badSize' : 'verification.badType')}
        </Note>
      )}
      {problem && <Note kind="err">{problem}</Note>}
      {isSending && (
        <progress
          className={styles.progress}
          max={1}
          value={progress}
          aria-label={t('verification.sending')}
        />
      )}
      <div className={styles.actions}>
        {picture.file && (
          <Button loading={isSending} onClick={() => picture.file && void send(picture.file)}>
            {t('verification.send')}
          </Button>
        )}
        {!isSending && hasCamera && (
          <PictureButton
            camera
            icon={Camera}
            label={t('verification.take')}
            variant={isChosen ? 'outline' : 'primary'}
            onFiles={choose}
          />
        )}
        {!isSending && (
          <PictureButton
            icon={ImagePlus}
            label={t(isChosen ? 'verification.another' : 'verification.choose')}
            variant={isChosen || hasCamera ? 'outline' : 'primary'}
            onFiles={choose}
          />
        )}
      </div>
    </>
  );
}
