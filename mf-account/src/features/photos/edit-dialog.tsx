import type { Photo, PhotoEdit } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { MarkNote } from './mark-note.tsx';
import styles from './photos.module.scss';
import stage from './stage.module.scss';
import { usePressToMiddle } from './use-press-to-middle.ts';

interface Props {
  photo: Photo;
  isMain: boolean;
  onClose: () => void;
  /** Resolves with what went wrong, if anything. */
  onSave: (edit: PhotoEdit) => Promise<string | null>;
}

/** Shape of a photo on cards. */
const aspect = 4 / 5;
/** Pixels that must be left of each side. */
const smallest = 200;
/** Pixels that an arrow key moves it, a fifth of them with Shift. */
const keyStep = 10;

export default function EditDialog({ photo, isMain, onClose, onSave }: Props) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<PhotoEdit['turn']>(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const press = usePressToMiddle({ crop, zoom, turn, onCrop: setCrop });
  const shortest = Math.min(photo.width, photo.height * aspect, photo.height, photo.width * aspect);
  const mostZoom = Math.min(4, Math.max(1, shortest / smallest));

  async function save(): Promise<void> {
    if (!area) return;
    setIsSaving(true);
    setProblem(null);
    const { x, y, width, height } = area;
    const share = (value: number) => Math.min(1, Math.max(0, value / 100));
    const part = { left: share(x), top: share(y), width: share(width), height: share(height) };
    const failed = await onSave({ id: photo.id, turn, crop: part });
    setIsSaving(false);
    if (failed) setProblem(failed);
    else onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      locked={isSaving}
      title={t('photos.editor.title')}
      footer={
        <div className={styles.choice}>
          <Button variant="neutral" disabled={isSaving} onClick={onClose}>
            {t('photos.editor.cancel')}
          </Button>
          <Button loading={isSaving} disabled={!area} onClick={() => void save()}>
            {t('photos.editor.save')}
          </Button>
        </div>
      }
    >
      <p className="sm mut mb-2">{t('photos.editor.how')}</p>
      <div className={stage.stage} {...press.stage}>
        <Cropper
          {...press.cropper}
          image={photo.full_url}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          rotation={turn}
          aspect={aspect}
          // The page takes styles from its own files alone.
          disableAutomaticStylesInjection
          // Or screen readers keep the arrow keys for themselves.
          cropperProps={{ role: 'application', 'aria-label': t('photos.editor.frame') }}
          keyboardStep={keyStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          mediaProps={{ onError: () => setProblem(t('photos.editor.failed')) }}
        />
      </div>
      <div className={styles.tune}>
        <label>
          <span className="sm b">{t('photos.editor.zoom')}</span>
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <IconButton
          icon={RotateCw}
          label={t('photos.editor.turn')}
          onClick={() => setTurn(((turn + 90) % 360) as PhotoEdit['turn'])}
        />
      </div>
      {isMain && <MarkNote />}
      {problem && <Note kind="err">{problem}</Note>}
    </Dialog>
  );
}
