import { ApiError, session, upload, useFormat, useSession } from '@afterglow/shared-state';
import { pictureFileMaxLength, pictureTypes } from '@afterglow/shared-state/limits';
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './complete.module.scss';
import { StepFrame } from './step-frame.tsx';

interface Props {
  onDone: () => void;
  onSkip: () => void;
}

const megabyte = 1024 * 1024;

/** A file that is chosen again is another object, and the same picture. */
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const countPhotos = () => session.getState().user?.profile.photos.length;

/** The first photo; more of them, and their order, have their place on the own profile. */
export function PhotoStep({ onDone, onSkip }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const photo = useSession((state) => state.user?.profile.photos[0]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Under the same key a picture whose answer got lost makes no second photo.
  const sent = useRef<{ name: string; idempotencyKey: string }>(null);
  const size = format.number(Math.floor(pictureFileMaxLength / megabyte));

  async function send(file: File): Promise<void> {
    if (busy) return;
    // The server looks into the file itself.
    if (!pictureTypes.some((taken) => taken === file.type))
      return setProblem(t('complete.photoType'));
    if (file.size > pictureFileMaxLength) return setProblem(t('complete.photoSize', { size }));
    setProblem(undefined);
    setBusy(true);
    const name = nameOf(file);
    if (sent.current?.name !== name) sent.current = { name, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = sent.current;
    const before = countPhotos();
    try {
      await upload('/api/photo.php', { photo: file }, { idempotencyKey });
      await session.load();
      sent.current = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Else the answer of this try or of the one before got lost, and the photo may be there.
      if (wasRefused(error)) sent.current = null;
      else await session.load().catch(() => {});
      if (countPhotos() === before) setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepFrame
      title={t('complete.photoTitle')}
      lead={t('complete.photoLead')}
      ready={photo !== undefined}
      busy={busy}
      onNext={onDone}
      onSkip={onSkip}
    >
      {problem && <Note kind="err">{problem}</Note>}
      <label className={styles.photo}>
        <input
          type="file"
          accept={pictureTypes.join(',')}
          // Disabled, it would lose the focus.
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send(file);
            // The same file may be chosen again after an error.
            event.target.value = '';
          }}
        />
        <ImagePlus className="i xl" aria-hidden="true" />
        <span className="b">{t('complete.photoChoose')}</span>
        <span className="xs mut">{t('complete.photoKinds', { size })}</span>
        {photo && <img src={photo.full_url} alt="" />}
      </label>
      <p className="tc sm mut" role="status">
        {busy && t('complete.photoUploading')}
        {!busy && photo && t('complete.photoDone')}
      </p>
    </StepFrame>
  );
}
